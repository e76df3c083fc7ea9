extension Runtime {
  /// Groups of properties as the file nests them, with the names by which expressions find them.
  static let groups = #"""
    // The names of properties in After Effects by the fields of the file, for each type of object.
    var transformNames = {a: 'Anchor Point', p: 'Position', s: 'Scale', r: 'Rotation', rz: 'Rotation', rx: 'X Rotation',
      ry: 'Y Rotation', or: 'Orientation', o: 'Opacity', sk: 'Skew', sa: 'Skew Axis', so: 'Start Opacity',
      eo: 'End Opacity'};
    var itemNames = {
      tr: transformNames,
      sh: {ks: 'Path'},
      rc: {p: 'Position', s: 'Size', r: 'Roundness'},
      el: {p: 'Position', s: 'Size'},
      sr: {p: 'Position', pt: 'Points', r: 'Rotation', or: 'Outer Radius', os: 'Outer Roundness', ir: 'Inner Radius',
        is: 'Inner Roundness'},
      fl: {c: 'Color', o: 'Opacity'},
      st: {c: 'Color', o: 'Opacity', w: 'Stroke Width'},
      gf: {s: 'Start Point', e: 'End Point', o: 'Opacity'},
      gs: {s: 'Start Point', e: 'End Point', o: 'Opacity', w: 'Stroke Width'},
      tm: {s: 'Start', e: 'End', o: 'Offset'},
      rd: {r: 'Radius'},
      rp: {c: 'Copies', o: 'Offset'}
    };
    var maskNames = {pt: 'Mask Path', o: 'Mask Opacity', x: 'Mask Expansion'};
    var vectorNames = {'Anchor Point': 1, Position: 1, Scale: 1, Orientation: 1, Size: 1, 'Start Point': 1,
      'End Point': 1, Color: 1, Path: 1, 'Mask Path': 1};
    var defaults = {'Anchor Point': [0, 0, 0], Position: [0, 0, 0], Scale: [100, 100, 100], Orientation: [0, 0, 0],
      Opacity: 100, 'Start Opacity': 100, 'End Opacity': 100};

    function camel(name) {
      var words = String(name).split(' '), result = words[0].charAt(0).toLowerCase() + words[0].slice(1);
      for (var i = 1; i < words.length; i++) result += words[i].charAt(0).toUpperCase() + words[i].slice(1);
      return result;
    }
    function isProperty(node) {
      return node !== null && typeof node === 'object' && !isVector(node) && (node.k !== undefined || node.sid !== undefined);
    }

    // A group is a function that returns a member by its name or number. Its members are also properties of
    // the function object.
    function makeGroup(name, entries) {
      function group(key) {
        if (key === undefined) key = 1;
        for (var i = 0; i < entries.length; i++) {
          var e = entries[i];
          if (typeof key === 'number' || key instanceof Number ? i + 1 === +key
            : e.name === String(key) || e.match === String(key) || camel(e.name) === String(key)) return e.get();
        }
        throw new ReferenceError('no \'' + key + '\' in ' + name);
      }
      for (var i = entries.length - 1; i >= 0; i--) addEntry(group, entries[i]);
      Object.defineProperty(group, 'numProperties', {value: entries.length});
      return group;
    }
    function addEntry(group, entry) {
      var name = camel(entry.name);
      if (name === 'name' || name === 'length' || name === 'prototype' || name === '') return;
      try {
        Object.defineProperty(group, name, {configurable: true, get: entry.get});
      } catch (error) { /* A name of functions, such as `arguments`; the group's call finds it. */ }
    }
    function propertyEntry(layer, node, path, names, name, traits, match) {
      return {name: name, match: match, get: function () {
        return shown(propertyOf(layer, node, path, names.concat([name]), traits));
      }};
    }
    function groupEntry(name, match, make) {
      var made;
      return {name: name, match: match, get: function () { return made = made || make(); }};
    }

    function traitsOf(layer, name, isLayerTransform) {
      var isFlat = isLayerTransform && !layer.json.ddd;
      return {isScalar: !vectorNames[name],
        dimensions: isFlat && (name === 'Position' || name === 'Scale' || name === 'Anchor Point') ? 2 : 0};
    }
    function fieldEntries(layer, json, path, names, table, isLayerTransform) {
      var entries = [], seen = {};
      for (var field in table) {
        var name = table[field], node = json[field];
        if (seen[name] || !isProperty(node) && defaults[name] === undefined && field !== 'r' && !(node && node.s)) continue;
        if (field === 'r' && isProperty(json.rz)) continue;
        seen[name] = true;
        if (name === 'Position' && node && node.s && !isProperty(node)) {
          addSplit(entries, layer, node, path.concat([field]), names);
          continue;
        }
        if (!isProperty(node)) node = {k: defaults[name] === undefined ? 0 : defaults[name]};
        entries.push(propertyEntry(
          layer, node, path.concat([field]), names, name, traitsOf(layer, name, isLayerTransform)));
      }
      return entries;
    }
    function addSplit(entries, layer, node, path, names) {
      var parts = [], fields = ['x', 'y', 'z'], labels = ['X Position', 'Y Position', 'Z Position'];
      for (var i = 0; i < 3; i++) {
        if (!isProperty(node[fields[i]]) || i === 2 && !layer.json.ddd) continue;
        var traits = {isScalar: true}, own = path.concat([fields[i]]);
        parts.push(propertyOf(layer, node[fields[i]], own, names.concat([labels[i]]), traits));
        entries.push(propertyEntry(layer, node[fields[i]], own, names, labels[i], traits));
      }
      if (parts.length < 2) return;
      entries.unshift({name: 'Position', get: function () {
        return shown(splitProperty(layer, node, path, names.concat(['Position']), parts));
      }});
    }
    function transformGroup(layer, json, path, names, isLayerTransform) {
      return makeGroup('the transform', fieldEntries(layer, json || {}, path, names, transformNames, isLayerTransform));
    }

    function itemEntry(layer, json, path, names) {
      var own = names.concat([json.nm || '']);
      return groupEntry(json.nm || '', json.mn, function () {
        if (json.ty !== 'gr') {
          var entries = fieldEntries(layer, json, path, own, itemNames[json.ty] || {}, false);
          return named(makeGroup(json.nm, entries), json);
        }
        var items = json.it || [], transform = {}, place = path.concat(['it']);
        for (var i = 0; i < items.length; i++) {
          if (items[i] && items[i].ty === 'tr') { transform = items[i]; place = path.concat(['it', i]); }
        }
        var contents = contentsGroup(layer, items, path.concat(['it']), own);
        var group = makeGroup(json.nm, [
          groupEntry('Contents', 'ADBE Vectors Group', function () { return contents; }),
          groupEntry('Transform', 'ADBE Vector Transform Group', function () {
            return transformGroup(layer, transform, place, own.concat(['Transform']), false);
          })]);
        group.content = contents;
        return named(group, json);
      });
    }
    function named(group, json) {
      Object.defineProperty(group, 'name', {value: json.nm || ''});
      return group;
    }
    function contentsGroup(layer, items, path, names) {
      var entries = [];
      for (var i = 0; i < items.length; i++) {
        if (items[i] && items[i].ty !== 'tr') entries.push(itemEntry(layer, items[i], path.concat([i]), names));
      }
      return makeGroup('the contents', entries);
    }
    function effectsGroup(layer, list, path, names) {
      var entries = [];
      for (var i = 0; i < list.length; i++) if (list[i]) entries.push(effectEntry(layer, list[i], path.concat([i]), names));
      return makeGroup('the effects of \'' + layer.name + '\'', entries);
    }
    function effectEntry(layer, json, path, names) {
      return groupEntry(json.nm || '', json.mn, function () {
        var entries = [], own = names.concat([json.nm || '']), list = json.ef || [];
        for (var i = 0; i < list.length; i++) if (list[i]) entries.push(valueEntry(layer, list[i], path.concat(['ef', i]), own));
        return named(makeGroup('the effect \'' + json.nm + '\'', entries), json);
      });
    }
    function valueEntry(layer, json, path, names) {
      if (json.ef) return effectEntry(layer, json, path, names);
      if (json.ty === 10) {
        return {name: json.nm || '', match: json.mn, get: function () {
          return layerAt(layer.composition, rawAt(propertyOf(layer, json.v || {k: 0}, path.concat(['v']), names), now()));
        }};
      }
      var isScalar = json.ty === 0 || json.ty === 1 || json.ty === 4 || json.ty === 7;
      var node = isProperty(json.v) ? json.v : {k: 0};
      return propertyEntry(layer, node, path.concat(['v']), names, json.nm || '', {isScalar: isScalar}, json.mn);
    }
    function masksGroup(layer, list, path, names) {
      var entries = [];
      function add(json, i) {
        entries.push(groupEntry(json.nm || '', undefined, function () {
          return makeGroup(json.nm, fieldEntries(layer, json, path.concat([i]), names.concat([json.nm || '']), maskNames, false));
        }));
      }
      for (var i = 0; i < list.length; i++) if (list[i]) add(list[i], i);
      return makeGroup('the masks of \'' + layer.name + '\'', entries);
    }
    """#

  /// Compositions and layers, as expressions see them.
  static let layers = #"""
    function Composition(json, name, path) {
      this.json = json;
      this.name = name;
      this.path = path;
      this.layers = [];
      // Layers by their numbers and names; if several layers have a name, the topmost one. Also, the numbers
      // of layers that move other layers.
      this.byIndex = {};
      this.byName = {};
      this.parents = {};
      var list = json.layers || [];
      for (var i = 0; i < list.length; i++) {
        if (list[i] && typeof list[i] === 'object') this.add(new Layer(this, list[i], path.concat(['layers', i])));
      }
      // The range of frames in which the composition is visible, extended by each of its uses.
      this.first = Infinity;
      this.last = -Infinity;
    }
    Composition.prototype.add = function (layer) {
      var index = layer.json.ind, name = layer.json.nm;
      this.layers.push(layer);
      if (!isWord.call(this.byIndex, index)) this.byIndex[index] = layer;
      if (typeof name === 'string' && !isWord.call(this.byName, name)) this.byName[name] = layer;
      if (layer.json.parent !== undefined) this.parents[layer.json.parent] = true;
    };
    function Layer(composition, json, path) {
      this.composition = composition;
      this.json = json;
      this.path = path;
      this.name = json.nm || 'Layer';
      this.names = composition.path.length ? [composition.name, this.name] : [this.name];
      this.first = +json.ip || 0;
      this.last = json.op === undefined ? +film.op : +json.op;
    }

    function layerAt(composition, index) {
      if (isWord.call(composition.byIndex, +index)) return interfaceOf(composition.byIndex[+index]);
      throw new ReferenceError('no layer ' + index + ' in the composition');
    }
    function layerNamed(composition, name) {
      if (isWord.call(composition.byName, String(name))) return interfaceOf(composition.byName[name]);
      throw new ReferenceError('no layer \'' + name + '\' in the composition');
    }
    function parentOf(layer) {
      var index = layer.json.parent;
      if (index === undefined || index === null || !isWord.call(layer.composition.byIndex, index)) return null;
      return layer.composition.byIndex[index];
    }

    // The object that represents a layer: a group with the layer's own members.
    function interfaceOf(layer) {
      if (layer.interface) return layer.interface;
      var json = layer.json, path = layer.path, names = layer.names;
      var transform = groupEntry('Transform', 'ADBE Transform Group', function () {
        return transformGroup(layer, json.ks, path.concat(['ks']), names.concat(['Transform']), true);
      });
      var contents = groupEntry('Contents', 'ADBE Root Vectors Group', function () {
        return contentsGroup(layer, json.shapes || [], path.concat(['shapes']), names);
      });
      var effects = groupEntry('Effects', 'ADBE Effect Parade', function () {
        return effectsGroup(layer, json.ef || [], path.concat(['ef']), names);
      });
      var masks = groupEntry('Masks', 'ADBE Mask Parade', function () {
        return masksGroup(layer, json.masksProperties || [], path.concat(['masksProperties']), names);
      });
      var entries = [transform, contents, effects, masks];
      if (json.t && isProperty(json.t.d)) {
        entries.push(groupEntry('Text', 'ADBE Text Properties', function () {
          return makeGroup('the text', [
            propertyEntry(layer, json.t.d, path.concat(['t', 'd']), names.concat(['Text']), 'Source Text')]);
        }));
      }
      if (isProperty(json.tm)) {
        entries.push(propertyEntry(layer, json.tm, path.concat(['tm']), names, 'Time Remap', {isScalar: true}));
      }
      var result = makeGroup('the layer \'' + layer.name + '\'', entries);
      layer.interface = result;
      result.$layer = layer;
      for (var member in layerMembers) addLayerMember(result, layer, member);
      for (var method in layerMethods) addLayerMethod(result, layer, method);
      result.effect = effects.get();
      result.mask = masks.get();
      result.content = contents.get();
      return result;
    }
    function addLayerMember(target, layer, name) {
      Object.defineProperty(target, name, {configurable: true, get: function () { return layerMembers[name](layer); }});
    }
    function addLayerMethod(target, layer, name) {
      target[name] = function (a, b) { return layerMethods[name](layer, a, b); };
    }
    function transformMember(name) {
      return function (layer) { return interfaceOf(layer).transform(name); };
    }
    function sizeOf(layer, side) {
      var json = layer.json, own = json[side] === undefined ? json['s' + side] : json[side];
      if (own === undefined && json.refId !== undefined) {
        var assets = film.assets || [];
        for (var i = 0; i < assets.length; i++) if (assets[i].id === json.refId) own = assets[i][side];
      }
      return own === undefined ? +film[side] : +own;
    }
    var layerMembers = {
      name: function (layer) { return layer.json.nm || ''; },
      index: function (layer) { return layer.json.ind; },
      inPoint: function (layer) { return layer.first / frameRate; },
      outPoint: function (layer) { return layer.last / frameRate; },
      startTime: function (layer) { return (+layer.json.st || 0) / frameRate; },
      width: function (layer) { return sizeOf(layer, 'w'); },
      height: function (layer) { return sizeOf(layer, 'h'); },
      hasParent: function (layer) { return parentOf(layer) !== null; },
      parent: function (layer) { var parent = parentOf(layer); return parent ? interfaceOf(parent) : null; },
      active: function (layer) { return now() >= layer.first && now() < layer.last && !layer.json.hd; },
      enabled: function (layer) { return !layer.json.hd; },
      position: transformMember('Position'),
      anchorPoint: transformMember('Anchor Point'),
      scale: transformMember('Scale'),
      rotation: transformMember('Rotation'),
      opacity: transformMember('Opacity')
    };

    // Affine maps [a, b, c, d, x, y] from a layer to its composition, in two dimensions.
    function matrixAt(layer, frame) {
      var result = [1, 0, 0, 1, 0, 0], depth = 0;
      for (var each = layer; each && depth < 100; each = parentOf(each), depth++) {
        result = joined(result, ownMatrix(each, frame));
      }
      return result;
    }
    function ownMatrix(layer, frame) {
      function at(name) {
        var p = transformProperty(layer, name);
        return visibleAt(p, frame);
      }
      var anchor = at('Anchor Point'), position = at('Position'), scale = at('Scale');
      var angle = degreesToRadians(at('Rotation')), cos = Math.cos(angle), sin = Math.sin(angle);
      var a = cos * scale[0] / 100, b = sin * scale[0] / 100, c = -sin * scale[1] / 100, d = cos * scale[1] / 100;
      return [a, b, c, d, position[0] - a * anchor[0] - c * anchor[1], position[1] - b * anchor[0] - d * anchor[1]];
    }
    function transformProperty(layer, name) {
      var found = layer.found || (layer.found = {});
      if (found[name]) return found[name];
      isProbing = true;
      try {
        return found[name] = interfaceOf(layer).transform(name).$property;
      } finally {
        isProbing = false;
      }
    }
    function joined(m, n) {
      return [n[0] * m[0] + n[2] * m[1], n[1] * m[0] + n[3] * m[1], n[0] * m[2] + n[2] * m[3],
        n[1] * m[2] + n[3] * m[3], n[0] * m[4] + n[2] * m[5] + n[4], n[1] * m[4] + n[3] * m[5] + n[5]];
    }
    function moved(m, point) {
      var result = [m[0] * point[0] + m[2] * point[1] + m[4], m[1] * point[0] + m[3] * point[1] + m[5]];
      if (point.length > 2) result.push(point[2]);
      return result;
    }
    function inverse(m) {
      var d = m[0] * m[3] - m[1] * m[2];
      if (d === 0) throw new RangeError('a layer with a scale of 0 can\'t convert points');
      return [m[3] / d, -m[1] / d, -m[2] / d, m[0] / d, (m[2] * m[5] - m[3] * m[4]) / d, (m[1] * m[4] - m[0] * m[5]) / d];
    }
    function frameOf(time) { return time === undefined ? now() : time * frameRate; }
    function toComp(layer, point, time) { return moved(matrixAt(layer, frameOf(time)), point); }
    function fromComp(layer, point, time) { return moved(inverse(matrixAt(layer, frameOf(time))), point); }
    function turned(m, v) { return moved([m[0], m[1], m[2], m[3], 0, 0], v); }
    var layerMethods = {
      toComp: toComp, toWorld: toComp, fromComp: fromComp, fromWorld: fromComp,
      toCompVec: function (layer, v, time) { return turned(matrixAt(layer, frameOf(time)), v); },
      toWorldVec: function (layer, v, time) { return turned(matrixAt(layer, frameOf(time)), v); },
      fromCompVec: function (layer, v, time) { return turned(inverse(matrixAt(layer, frameOf(time))), v); },
      fromWorldVec: function (layer, v, time) { return turned(inverse(matrixAt(layer, frameOf(time))), v); }
    };

    function compositionInterface(composition) {
      if (composition.interface) return composition.interface;
      var json = composition.json;
      function comp(name) { return comp.layer(name); }
      composition.interface = comp;
      comp.layer = function (which, offset) {
        if (which && which.$layer) return layerAt(composition, which.$layer.json.ind + +offset);
        if (typeof which === 'number' || which instanceof Number) return layerAt(composition, which);
        return layerNamed(composition, which);
      };
      comp.width = json.w === undefined ? +film.w : +json.w;
      comp.height = json.h === undefined ? +film.h : +json.h;
      comp.duration = (+film.op - (+film.ip || 0)) / frameRate;
      comp.frameDuration = 1 / frameRate;
      comp.displayStartTime = 0;
      comp.pixelAspect = 1;
      comp.numLayers = composition.layers.length;
      comp.marker = markersOf(json);
      Object.defineProperty(comp, 'name', {value: composition.name});
      return comp;
    }
    function markersOf(json) {
      var list = json.markers || [];
      function key(which) {
        for (var i = 0; i < list.length; i++) {
          if (i + 1 === which || list[i].cm === which) {
            return {time: list[i].tm / frameRate, duration: list[i].dr / frameRate, comment: list[i].cm, index: i + 1};
          }
        }
        throw new RangeError('no marker ' + which);
      }
      return {numKeys: list.length, key: key, nearestKey: function (time) {
        var best = 1;
        for (var i = 2; i <= list.length; i++) if (Math.abs(key(i).time - time) < Math.abs(key(best).time - time)) best = i;
        return key(best);
      }};
    }
    function compositionNamed(name) {
      for (var i = 0; i < compositions.length; i++) {
        if (compositions[i].name === name || compositions[i].json.id === name) return compositionInterface(compositions[i]);
      }
      throw new ReferenceError('no composition \'' + name + '\'');
    }
    """#
}
