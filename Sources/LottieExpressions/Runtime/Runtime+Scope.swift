extension Runtime {
  /// The built-in names of expressions, and the compilation of expressions to functions whose parameters are the
  /// names that they use.
  static let scope = #"""
    function own(method) {
      return function (p) { return function (a, b, c, d, e) { return methods[method](p, a, b, c, d, e); }; };
    }
    function ofLayer(member) {
      return function (p) { return interfaceOf(p.layer)[member]; };
    }
    function fixed(value) { return function () { return value; }; }
    function timeToFrames(t, rate, isDuration) {
      var frames = (t === undefined ? now() / frameRate : +t) * (rate === undefined ? frameRate : +rate);
      return isDuration && frames < 0 ? Math.ceil(frames - 1e-6) : Math.floor(frames + 1e-6);
    }
    function framesToTime(frames, rate) { return frames / (rate === undefined ? frameRate : +rate); }

    // A function for each built-in name, which returns its value for a property at its current frame.
    var words = {
      time: function (p) { return p.frame / frameRate; },
      value: function (p) { return plain(rawAt(p, p.frame)); },
      thisProperty: function (p) { return referred(p, p.frame); },
      thisLayer: function (p) { return interfaceOf(p.layer); },
      thisComp: function (p) { return compositionInterface(p.layer.composition); },
      comp: fixed(compositionNamed),
      numKeys: function (p) { return numKeysOf(p); },
      velocity: function (p) { return velocityOf(p, p.frame / frameRate); },
      speed: function (p) { return speedOf(p, p.frame / frameRate); },
      propertyIndex: fixed(1),
      colorDepth: fixed(8)
    };
    (function () {
      var name, i;
      var fromLayer = ['transform', 'effect', 'mask', 'content', 'text', 'timeRemap', 'parent', 'hasParent', 'index',
        'name', 'inPoint', 'outPoint', 'startTime', 'width', 'height', 'active', 'enabled', 'position', 'anchorPoint',
        'scale', 'rotation', 'opacity', 'toComp', 'fromComp', 'toWorld', 'fromWorld', 'toCompVec', 'fromCompVec',
        'toWorldVec', 'fromWorldVec'];
      for (i = 0; i < fromLayer.length; i++) words[fromLayer[i]] = ofLayer(fromLayer[i]);
      for (name in methods) if (name !== 'wiggle') words[name] = own(name);
      var functions = {
        $bm_sum: sum, $bm_add: sum, sum: sum, add: sum, $bm_sub: sub, sub: sub, $bm_mul: mul, mul: mul, $bm_div: div,
        div: div, $bm_mod: mod, mod: mod, $bm_neg: neg, $bm_isInstanceOfArray: isVector, length: length,
        normalize: normalize, dot: dot, cross: cross, lookAt: lookAt, clamp: clamp, linear: linear, ease: ease,
        easeIn: easeIn, easeOut: easeOut, degreesToRadians: degreesToRadians, radiansToDegrees: radiansToDegrees,
        degrees_to_radians: degreesToRadians, radians_to_degrees: radiansToDegrees, rgbToHsl: rgbToHsl,
        hslToRgb: hslToRgb, hexToRgb: hexToRgb, random: random, gaussRandom: gaussRandom, seedRandom: seedRandom,
        noise: noise, wiggle: wiggle, temporalWiggle: wiggle, posterizeTime: posterizeTime,
        timeToFrames: timeToFrames, framesToTime: framesToTime, createPath: createPath
      };
      for (name in functions) words[name] = fixed(functions[name]);
    })();

    // Declarations of later versions of JavaScript that have an equivalent in ECMAScript 5.
    function modernized(text) {
      if (!/\b(let|const)\b/.test(text)) return text;
      var pieces = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|\b(?:let|const)(?=\s+[A-Za-z_$])/g;
      return text.replace(pieces, function (all) { return all === 'let' || all === 'const' ? 'var' : all; });
    }
    var memberUse = /\.\s*(?:value|valueAtTime|velocityAtTime|velocity|speed|speedAtTime|key|numKeys|nearestKey|propertyGroup|propertyIndex|loopIn|loopOut|loopInDuration|loopOutDuration|wiggle|name)\b/;
    function compile(text) {
      text = modernized(text);
      var found = text.match(/[A-Za-z_$][\w$]*/g) || [], names = [], seen = {};
      for (var i = 0; i < found.length; i++) {
        var name = found[i];
        if (!isWord.call(seen, name) && isWord.call(words, name)) { names.push(name); seen[name] = true; }
      }
      // The exporter assigns the result to a variable. An expression in the form of After Effects is itself the
      // result.
      var isExported = /\$bm_rt\b/.test(text);
      var body = isExported ? text + '\n;return $bm_rt;' : 'return eval($bm_text);';
      if (!isExported) Function(text);
      var code = Function.apply(null, names.concat(['$bm_rt', '$bm_text', body]));
      return {names: names, isBoxing: memberUse.test(text), code: isExported ? code : withText(code, names.length, text)};
    }
    function withText(code, count, text) {
      return function () {
        var values = Array.prototype.slice.call(arguments, 0, count);
        return code.apply(undefined, values.concat([undefined, text]));
      };
    }
    """#

  /// The list of properties with expressions, and their values at every frame.
  static let requests = #"""
    var film, frameRate = 1, compositions = [], listed = [];

    function open(json) {
      film = json;
      frameRate = +film.fr > 0 ? +film.fr : 1;
      compositions = [new Composition(film, film.nm || '', [])];
      var assets = film.assets || [];
      for (var i = 0; i < assets.length; i++) {
        if (assets[i] && assets[i].layers) {
          compositions.push(new Composition(assets[i], assets[i].nm || assets[i].id || '', ['assets', i]));
        }
      }
      extend(compositions[0], +film.ip || 0, +film.op, 0);
      for (i = 0; i < compositions.length; i++) {
        var layers = compositions[i].layers;
        for (var j = 0; j < layers.length; j++) {
          findExpressions(layers[j]);
        }
      }
    }

    // Records that frames of a composition are visible, and so are frames of the compositions that its layers show.
    function extend(composition, first, last, depth) {
      if (!(last > first) || depth > 24 || composition.first <= first && composition.last >= last) return;
      composition.first = Math.min(composition.first, first);
      composition.last = Math.max(composition.last, last);
      for (var i = 0; i < composition.layers.length; i++) {
        var layer = composition.layers[i], id = layer.json.refId;
        if (id === undefined) continue;
        for (var j = 1; j < compositions.length; j++) {
          if (compositions[j].json.id === id) extendInside(compositions[j], layer, depth);
        }
      }
    }
    function extendInside(composition, layer, depth) {
      var first = Math.max(layer.first, layer.composition.first), last = Math.min(layer.last, layer.composition.last);
      if (isProperty(layer.json.tm)) {
        var low = Infinity, high = -Infinity, list = readKeyframes({isScalar: true}, layer.json.tm);
        for (var i = 0; i < list.length; i++) {
          low = Math.min(low, list[i].value * frameRate);
          high = Math.max(high, list[i].value * frameRate);
        }
        if (typeof layer.json.tm.x === 'string') { low = Math.min(low, 0); high = Math.max(high, lastFrame(composition)); }
        return extend(composition, low, Math.max(high, low + 1), depth + 1);
      }
      var stretch = +layer.json.sr || 1, start = +layer.json.st || 0;
      var from = (first - start) / stretch, to = (last - start) / stretch;
      extend(composition, Math.min(from, to), Math.max(from, to), depth + 1);
    }
    function lastFrame(composition) {
      var last = 0;
      for (var i = 0; i < composition.layers.length; i++) last = Math.max(last, composition.layers[i].last);
      return Math.min(last, 1e6);
    }

    function tableFor(key, json) {
      if (key === 'ks') return transformNames;
      if (typeof json.ty === 'string' && itemNames[json.ty]) return itemNames[json.ty];
      return json.pt && json.mode !== undefined ? maskNames : {};
    }
    var fieldNames = {ks: 'Transform', tm: 'Time Remap', t: 'Text', d: 'Source Text', v: '', shapes: '', it: '', ef: '',
      masksProperties: '', x: 'X Position', y: 'Y Position', z: 'Z Position', g: 'Colors', k: ''};
    // Lists the properties with expressions in a layer, with the names that lead to them, in the order of the fields.
    function findExpressions(layer) {
      var work = [{json: layer.json, path: layer.path, names: layer.names, key: ''}];
      while (work.length > 0) {
        var item = work.pop(), json = item.json;
        if (typeof json.x === 'string' && isProperty(json)) {
          var p = propertyOf(layer, json, item.path, item.names, traitsFor(layer, item.path, item.names));
          p.order = listed.length;
          listed.push(p);
        } else {
          var table = isVector(json) ? {} : tableFor(item.key, json), children = [];
          for (var field in json) {
            var child = json[field];
            if (child === null || typeof child !== 'object' || field === 'layers') continue;
            children.push({json: child, path: item.path.concat([isVector(json) ? +field : field]),
              names: namesFor(item.names, table, field, json, child), key: field});
          }
          for (var i = children.length - 1; i >= 0; i--) work.push(children[i]);
        }
      }
    }
    function namesFor(names, table, field, json, child) {
      if (isVector(json)) return typeof child.nm === 'string' ? names.concat([child.nm]) : names;
      var name = isWord.call(table, field) ? table[field] : isWord.call(fieldNames, field) ? fieldNames[field] : field;
      return name === '' ? names : names.concat([name]);
    }
    function traitsFor(layer, path, names) {
      var name = names[names.length - 1], place = path.slice(layer.path.length);
      if (place[0] === 'ks' && place.length === 2) return traitsOf(layer, name, true);
      return {isScalar: false};
    }

    // The whole frames for which a property needs values: the frames in which its layer is visible or moves other
    // layers.
    function spanOf(p) {
      var composition = p.layer.composition, first = composition.first, last = composition.last;
      if (!isWord.call(composition.parents, p.layer.json.ind)) {
        first = Math.max(first, p.layer.first);
        last = Math.min(last, p.layer.last);
      }
      if (!(last >= first) || first < -1e9 || last > 1e9) return {first: 0, count: 0};
      first = Math.floor(first);
      return {first: first, count: Math.ceil(last) - first + 1};
    }

    function list() {
      var result = [];
      for (var i = 0; i < listed.length; i++) {
        var p = listed[i], span = spanOf(p), raw = p.keys[0].value;
        result.push({path: p.path, label: p.label, first: span.first, count: span.count,
          kind: isPath(raw) ? 'path' : typeof raw === 'string' ? 'text' : 'numbers'});
      }
      return {properties: result};
    }
    function sample(p, first, count) {
      var values = [];
      running = null;
      for (var i = 0; i < count && !p.failure; i++) {
        var value = valueAt(p, first + i);
        if (p.dimensions && isVector(value)) value = completed(p, value, first + i);
        values.push(value);
      }
      if (count === 0 && !p.failure) {
        try { compile(p.text); } catch (error) { fail(p, messageOf(error)); }
      }
      return p.failure ? {error: p.failure.slice(0, 500)} : {values: values};
    }
    // Adds the components that expressions of two-dimensional layers omit.
    function completed(p, value, frame) {
      if (!p.whole) {
        p.whole = {isScalar: false, layer: p.layer};
        p.whole.keys = readKeyframes(p.whole, p.node);
      }
      var whole = rawAt(p.whole, frame);
      return isVector(whole) ? value.concat(whole.slice(value.length)) : value;
    }
    var toText = JSON.stringify, fromText = JSON.parse;
    function respond(text) {
      var request = fromText(text);
      if (request.film) {
        open(request.film);
        for (var i = 0; request.failed && i < request.failed.length; i++) {
          fail(listed[request.failed[i]], 'it failed before');
        }
        return toText(list());
      }
      var answers = [];
      for (var j = 0; j < request.batch.length; j++) {
        var each = request.batch[j];
        answers[j] = sample(listed[each.property], each.first, each.count);
      }
      return toText({answers: answers});
    }
    // Clocks and other sources of chance aren't deterministic.
    Math.random = function () { return current() ? nextRandom() : 0; };
    delete globalObject.Date;
    """#
}
