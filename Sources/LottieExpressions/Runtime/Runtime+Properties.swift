extension Runtime {
  /// Properties with their expressions: evaluation at a frame, errors, and cycles.
  static let properties = #"""
    // The property whose expression runs.
    var running = null;
    function current() { return running; }

    // A property of the file. Without an expression, its value is determined by its keyframes.
    function Property(layer, node, path, names) {
      this.layer = layer;
      this.path = path;
      this.label = names.join('.');
      this.name = names[names.length - 1];
      this.names = names;
      this.seed = hashedText(path.join('/'));
      this.memo = {};
      this.offset = 0;
      if (node) {
        this.text = typeof node.x === 'string' ? node.x : undefined;
        this.node = node;
      }
    }
    function propertyOf(layer, node, path, names, traits) {
      if (node.$property) return node.$property;
      var p = new Property(layer, node, path, names);
      p.isScalar = traits && traits.isScalar;
      p.dimensions = traits && traits.dimensions;
      p.isFlag = traits && traits.isFlag;
      p.keys = readKeyframes(p, node);
      Object.defineProperty(node, '$property', {value: p});
      return p;
    }
    // A position whose components are separate properties.
    function splitProperty(layer, node, path, names, parts) {
      if (node.$property) return node.$property;
      var p = new Property(layer, null, path, names);
      p.parts = parts;
      p.keys = parts[0].keys;
      Object.defineProperty(node, '$property', {value: p});
      return p;
    }
    function partValues(p, frame) {
      var result = [];
      for (var i = 0; i < p.parts.length; i++) result.push(valueAt(p.parts[i], frame));
      return result;
    }

    function fail(p, message) { if (!p.failure) p.failure = String(message); }
    // Fails the properties that read each other, whose list starts with the first one of the animation.
    function failCycle(p) {
      var members = [], labels = [], i, first = 0, start = 0;
      while (tasks[start].property !== p) start++;
      for (i = start; i < tasks.length; i++) members.push(tasks[i].property);
      for (i = 0; i < members.length; i++) if (members[i].order < members[first].order) first = i;
      members = members.slice(first).concat(members.slice(0, first));
      for (i = 0; i < members.length; i++) labels.push(members[i].label);
      labels.push(members[0].label);
      for (i = 0; i < members.length; i++) fail(members[i], 'a cycle: ' + labels.join(' → '));
      throw new Error('a cycle');
    }
    function messageOf(error) {
      try {
        var text = error instanceof Error && error.name === 'Error' ? String(error.message) : String(error);
        return text || 'an error without a message';
      } catch (other) {
        return 'an error without a message';
      }
    }

    // MuJS allows calls to nest only a few dozen levels deep. Therefore, an expression that reads another property with an
    // expression stops, and runs again when that property's value is known.
    var tasks = [], wanted = null;

    // The value of a property at a frame with its expression, or without it if the expression fails.
    function valueAt(p, frame) {
      if (p.text === undefined || p.failure) return rawAt(p, frame);
      frame = Math.round(frame * 1e6) / 1e6;
      if (p.memo.hasOwnProperty(frame)) return copied(p.memo[frame]);
      if (running === null) return resolved(p, frame);
      if (p.isActive) failCycle(p);
      throw wanted = {property: p, frame: frame};
    }
    function resolved(p, frame) {
      tasks = [{property: p, frame: frame}];
      while (tasks.length > 0) {
        var task = tasks[tasks.length - 1];
        wanted = null;
        task.property.isActive = true;
        if (!task.property.failure) attempt(task.property, task.frame);
        if (wanted && tasks.length < 5000) {
          tasks.push(wanted);
        } else {
          if (wanted) fail(task.property, 'it depends on too many properties');
          task.property.isActive = false;
          tasks.pop();
        }
      }
      return p.failure ? rawAt(p, frame) : copied(p.memo[frame]);
    }
    // Runs an expression and stores its value, unless it needs another value first.
    function attempt(p, frame) {
      try {
        running = p;
        var value = run(p, frame);
        // The expression may have caught the error that names the value that it needs.
        if (!wanted && !p.failure) p.memo[frame] = value;
      } catch (error) {
        if (!wanted) fail(p, messageOf(error));
      }
      running = null;
    }
    function run(p, frame) {
      if (!p.program) p.program = compile(p.text);
      try {
        p.posterized = 0;
        return settled(p, start(p, frame), frame);
      } catch (error) {
        if (!error || error.rate === undefined) throw error;
        // posterizeTime evaluates the expression again at the time that it holds.
        p.posterized = error.rate;
        var held = Math.floor(frame / frameRate * error.rate + 1e-9) / error.rate * frameRate;
        return settled(p, start(p, held), frame);
      }
    }
    function start(p, frame) {
      p.frame = frame;
      p.offset = 0;
      p.randomSeed = undefined;
      isBoxing = p.program.isBoxing;
      var names = p.program.names, values = [];
      for (var i = 0; i < names.length; i++) values.push(words[names[i]](p));
      return p.program.code.apply(undefined, values);
    }
    function posterizeTime(rate) {
      var p = current();
      if (!(rate > 0)) throw new RangeError('posterizeTime expects a number of frames per second above 0');
      if (p.posterized !== +rate) throw {rate: +rate};
    }

    function number(v) {
      var n = typeof v === 'boolean' || v instanceof Number ? +v : v;
      if (typeof n !== 'number') throw new TypeError('the result has ' + describe(v) + ' where a number was expected');
      if (!isFinite(n)) throw new RangeError('the result isn\'t a finite number');
      return n;
    }
    // The result of an expression as a value of the property.
    function settled(p, result, frame) {
      var raw = rawAt(p, frame);
      if (typeof raw === 'number') return number(isVector(result) && result.length > 0 ? result[0] : result);
      if (isPath(raw)) {
        if (!isPath(result)) throw new TypeError('the result is ' + describe(result) + '; a path was expected');
        return settledPath(result);
      }
      if (isVector(raw)) {
        if (!isVector(result)) {
          throw new TypeError('the result is ' + describe(result) + '; ' + describe(raw) + ' was expected');
        }
        var list = [];
        for (var i = 0; i < raw.length; i++) list.push(i < result.length ? number(result[i]) : raw[i]);
        return list;
      }
      if (result === undefined || result === null) throw new TypeError('the result is nothing; a text was expected');
      return String(result);
    }
    function settledPath(path) {
      function pairs(list) {
        var result = [];
        for (var i = 0; i < path.v.length; i++) {
          var pair = list && list[i] || [0, 0];
          result.push([number(pair[0]), number(pair[1])]);
        }
        return result;
      }
      return {v: pairs(path.v), i: pairs(path.i), o: pairs(path.o), c: !!path.c};
    }
    """#

  /// The values of properties in the form that expressions use, and their members.
  static let values = #"""
    // Whether the running expression uses members of properties, such as `rotation.valueAtTime(1)`. Other expressions get
    // plain numbers, so that 0 is false in conditions.
    var isBoxing = false;
    // Whether a reference only looks up its property, without its value.
    var isProbing = false;
    function shown(p) {
      if (isProbing) return {$property: p};
      return isBoxing ? referred(p, now()) : plain(visibleAt(p, now()));
    }
    function plain(value) { return isPath(value) ? new PathValue(value.v, value.i, value.o, value.c) : value; }

    // A property as a number, a list or a text whose value is computed on demand: `a.valueAtTime(1)` doesn't need the value
    // at the current time.
    function referred(p, frame) {
      var kind = p.parts ? [] : p.keys[0].value;
      var result = isPath(kind) ? plain(visibleAt(p, frame)) : isVector(kind) ? new VectorReference()
        : typeof kind === 'string' ? new TextReference() : new NumberReference();
      Object.defineProperty(result, '$property', {value: p});
      Object.defineProperty(result, '$frame', {value: frame});
      return result;
    }
    function valueOf(reference) {
      if (!isWord.call(reference, '$value')) {
        Object.defineProperty(reference, '$value', {value: visibleAt(reference.$property, reference.$frame)});
      }
      return reference.$value;
    }
    function NumberReference() {}
    function TextReference() {}
    function VectorReference() {}
    NumberReference.prototype = Object.create(Number.prototype);
    NumberReference.prototype.valueOf = function () { return valueOf(this); };
    NumberReference.prototype.toString = function () { return String(valueOf(this)); };
    NumberReference.prototype.toFixed = function (digits) { return valueOf(this).toFixed(digits); };
    TextReference.prototype = Object.create(String.prototype);
    TextReference.prototype.valueOf = TextReference.prototype.toString = function () { return valueOf(this); };
    Object.defineProperty(TextReference.prototype, 'length', {get: function () { return valueOf(this).length; }});
    VectorReference.prototype = Object.create(Array.prototype);
    Object.defineProperty(VectorReference.prototype, 'length', {get: function () { return valueOf(this).length; }});
    VectorReference.prototype.toString = function () { return valueOf(this).toString(); };
    (function () {
      function addIndex(i) {
        Object.defineProperty(VectorReference.prototype, i, {
          get: function () { return valueOf(this)[i]; }, set: function (v) { valueOf(this)[i] = v; }});
      }
      for (var i = 0; i < 4; i++) addIndex(i);
    })();

    function now() { return current().frame; }
    // An expression reads its own property without the expression.
    function visibleAt(p, frame) { return p === current() ? rawAt(p, frame) : valueAt(p, frame); }
    function velocityOf(p, time) {
      var frame = time * frameRate, step = 0.001;
      return mul(sub(visibleAt(p, frame + step), visibleAt(p, frame - step)), frameRate / (2 * step));
    }
    function keyOf(p, index) {
      // Markers have keys by name, properties by number.
      var keys = p.keys || [], i = Math.round(index) - 1;
      if (!(i >= 0 && i < numKeysOf(p))) {
        throw new RangeError('no key ' + index + ' of ' + numKeysOf(p) + ' in ' + p.label);
      }
      var value = copied(keys[i].value), key;
      key = isVector(value) ? value : typeof value === 'number' ? new Number(value) : {};
      key.time = keys[i].frame / frameRate;
      key.index = i + 1;
      key.value = copied(value);
      return key;
    }
    function numKeysOf(p) { return p.keys && p.keys[0].node ? p.keys.length : 0; }
    function nearestKeyOf(p, time) {
      var keys = p.keys, best = 0, frame = time * frameRate;
      for (var i = 1; i < keys.length; i++) {
        if (Math.abs(keys[i].frame - frame) < Math.abs(keys[best].frame - frame)) best = i;
      }
      return keyOf(p, best + 1);
    }
    function speedOf(p, time) { return length(velocityOf(p, time)); }
    function groupOf(p, depth) {
      var n = Math.max(0, p.names.length - 1 - (depth === undefined ? 1 : +depth));
      return {name: p.names[n], propertyIndex: 1};
    }

    // The members that values of properties have.
    var members = {
      value: function (p, frame) { return copied(visibleAt(p, frame)); },
      velocity: function (p, frame) { return velocityOf(p, frame / frameRate); },
      speed: function (p, frame) { return speedOf(p, frame / frameRate); },
      numKeys: function (p) { return numKeysOf(p); },
      propertyIndex: function () { return 1; }
    };
    var methods = {
      valueAtTime: function (p, t) { return plain(visibleAt(p, t * frameRate)); },
      velocityAtTime: function (p, t) { return velocityOf(p, t); },
      speedAtTime: function (p, t) { return speedOf(p, t); },
      key: function (p, index) { return keyOf(p, index); },
      nearestKey: function (p, t) { return nearestKeyOf(p, t); },
      propertyGroup: function (p, depth) { return groupOf(p, depth); },
      wiggle: function (p, frequency, amplitude, octaves, factor, t) {
        return wiggleOf(p, frequency, amplitude, octaves, factor, t);
      },
      loopOut: function (p, kind, count) { return loopOutOf(p, now(), kind, count); },
      loopIn: function (p, kind, count) { return loopInOf(p, now(), kind, count); },
      loopOutDuration: function (p, kind, d) { return loopOutOf(p, now(), kind, 0, d === undefined ? 0 : d); },
      loopInDuration: function (p, kind, d) { return loopInOf(p, now(), kind, 0, d === undefined ? 0 : d); }
    };
    function PathValue(v, i, o, c) { this.v = v; this.i = i; this.o = o; this.c = c; }
    PathValue.prototype.points = function () { return this.v; };
    PathValue.prototype.inTangents = function () { return this.i; };
    PathValue.prototype.outTangents = function () { return this.o; };
    PathValue.prototype.isClosed = function () { return !!this.c; };
    function createPath(points, inTangents, outTangents, isClosed) {
      return new PathValue(points || [], inTangents || [], outTangents || [], isClosed !== false);
    }
    function addMember(prototype, name) {
      Object.defineProperty(prototype, name, {configurable: true, enumerable: false,
        get: function () { return this.$property ? members[name](this.$property, this.$frame) : undefined; }});
    }
    function addMethod(prototype, name) {
      Object.defineProperty(prototype, name, {configurable: true, writable: true, enumerable: false,
        value: function (a, b, c, d, e) {
          if (!this.$property) throw new TypeError(name + ' is a method of properties');
          return methods[name](this.$property, a, b, c, d, e);
        }});
    }
    (function () {
      var prototypes = [NumberReference.prototype, VectorReference.prototype, TextReference.prototype, PathValue.prototype];
      for (var i = 0; i < prototypes.length; i++) {
        for (var name in members) addMember(prototypes[i], name);
        for (var method in methods) addMethod(prototypes[i], method);
      }
    })();
    """#
}
