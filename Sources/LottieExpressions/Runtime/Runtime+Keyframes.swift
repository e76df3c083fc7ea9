extension Runtime {
  /// A property's own keyframes: their values at any frame, and the loops before the first and after the last.
  static let keyframes = #"""
    // The y of a timing curve from (0, 0) to (1, 1) with two control points, at x.
    function unitBezier(x1, y1, x2, y2, x) {
      if (x <= 0) return 0;
      if (x >= 1) return 1;
      var low = 0, high = 1, t = x;
      for (var i = 0; i < 64; i++) {
        var r = 1 - t, error = 3 * r * r * t * x1 + 3 * r * t * t * x2 + t * t * t - x;
        if (Math.abs(error) < 1e-13) break;
        if (error > 0) high = t; else low = t;
        var steep = 3 * r * r * x1 + 6 * r * t * (x2 - x1) + 3 * t * t * (1 - x2);
        var next = steep > 1e-9 ? t - error / steep : -1;
        t = next > low && next < high ? next : (low + high) / 2;
      }
      var rest = 1 - t;
      return 3 * rest * rest * t * y1 + 3 * rest * t * t * y2 + t * t * t;
    }

    // Values are numbers, lists of numbers, texts, and paths: objects with vertices v, tangents i and o, and a flag c.
    function isPath(v) { return v !== null && typeof v === 'object' && v.v instanceof Array; }
    function stored(p, v) {
      if (isPath(v)) return v;
      if (isVector(v) && isPath(v[0])) return v[0];
      if (isVector(v)) {
        if (v.length === 1 || p.isScalar && v.length > 0) return +v[0];
        return p.dimensions && v.length > p.dimensions ? v.slice(0, p.dimensions) : v.slice();
      }
      if (v && typeof v === 'object') return String(v.t === undefined ? '' : v.t);
      return v;
    }
    function isKeyframe(v) { return v !== null && typeof v === 'object' && v.t !== undefined && !isVector(v); }
    function readKeyframes(p, node) {
      var k = node.k, keys = [], latest;
      if (k === undefined && node.sid !== undefined && film.slots && film.slots[node.sid]) {
        k = (film.slots[node.sid].p || {}).k;
      }
      if (!isVector(k) || !isKeyframe(k[0])) return [{frame: 0, value: stored(p, k)}];
      for (var i = 0; i < k.length; i++) {
        if (!isKeyframe(k[i])) continue;
        var v = k[i].s !== undefined ? k[i].s : i > 0 && k[i - 1].e !== undefined ? k[i - 1].e : latest;
        if (v === undefined) v = k[i].e;
        if (v === undefined) continue;
        latest = v;
        keys.push({frame: +k[i].t, value: stored(p, v), node: k[i]});
      }
      if (keys.length === 0) keys.push({frame: 0, value: 0});
      return keys;
    }

    function controlPoint(list, i) { return isVector(list) ? +list[Math.min(i, list.length - 1)] : +list; }
    function eased(node, f, component) {
      if (!node || !node.o || !node.i) return f;
      var x1 = controlPoint(node.o.x, component), y1 = controlPoint(node.o.y, component);
      var x2 = controlPoint(node.i.x, component), y2 = controlPoint(node.i.y, component);
      return x1 + y1 + x2 + y2 === x1 + y1 + x2 + y2 ? unitBezier(x1, y1, x2, y2, f) : f;
    }
    function isCurved(node) {
      return node && node.to && node.ti && node.to.length > 1 && node.ti.length > 1
        && (node.to[0] || node.to[1] || node.ti[0] || node.ti[1]);
    }
    function blendPaths(a, b, f) {
      if (a.v.length !== b.v.length) return a;
      function lists(x, y) {
        var result = [];
        for (var n = 0; n < x.length; n++) result.push(mixed(x[n], y[n] || x[n], f));
        return result;
      }
      return {v: lists(a.v, b.v), i: lists(a.i, b.i), o: lists(a.o, b.o), c: a.c};
    }
    function between(a, b, f) {
      if (typeof a.value === 'number') return a.value + (b.value - a.value) * eased(a.node, f, 0);
      if (isPath(a.value)) return blendPaths(a.value, b.value, eased(a.node, f, 0));
      if (!isVector(a.value) || !isVector(b.value)) return a.value;
      var result = [], curved = isCurved(a.node), g = curved ? eased(a.node, f, 0) : 0, r = 1 - g;
      for (var i = 0; i < a.value.length; i++) {
        var from = a.value[i], to = b.value[i] === undefined ? from : b.value[i];
        if (curved) {
          var out = from + (+a.node.to[i] || 0), into = to + (+a.node.ti[i] || 0);
          result.push(r * r * r * from + 3 * r * r * g * out + 3 * r * g * g * into + g * g * g * to);
        } else {
          result.push(from + (to - from) * eased(a.node, f, i));
        }
      }
      return result;
    }

    // The value of a property at a frame without its expression.
    function rawAt(p, frame) {
      if (p.parts) return partValues(p, frame);
      var keys = p.keys, last = keys.length - 1;
      if (frame <= keys[0].frame || last === 0) return copied(keys[0].value);
      if (frame >= keys[last].frame) return copied(keys[last].value);
      var low = 0, high = last;
      while (high - low > 1) {
        var middle = (low + high) >> 1;
        if (keys[middle].frame <= frame) low = middle; else high = middle;
      }
      var a = keys[low], b = keys[high];
      if (a.node && a.node.h && +a.node.h !== 0) return copied(a.value);
      return between(a, b, (frame - a.frame) / (b.frame - a.frame));
    }
    function copied(v) { return isVector(v) ? v.slice() : v; }
    function rawVelocity(p, frame, side) {
      // Only one side of the frame has values at an end of the keyframes; a thousandth of a frame is exact for
      // straight lines.
      var from = side > 0 ? frame : frame - 0.001, to = side < 0 ? frame : frame + 0.001;
      return mul(sub(rawAt(p, to), rawAt(p, from)), frameRate / (to - from));
    }

    function repeated(p, frame, kind, start, end, isAfter) {
      var span = end - start, value = rawAt(p, frame);
      if (!(span > 0)) return value;
      var passed = isAfter ? frame - start : end - frame, count = Math.floor(passed / span + 1e-9);
      var rest = Math.max(0, passed - count * span);
      if (kind === 'pingpong') {
        if (count % 2 !== 0) rest = span - rest;
        return rawAt(p, isAfter ? start + rest : end - rest);
      }
      if (kind === 'continue') {
        var edge = isAfter ? end : start;
        return sum(rawAt(p, edge), mul(rawVelocity(p, edge, isAfter ? -1 : 1), (frame - edge) / frameRate));
      }
      var base = rawAt(p, isAfter ? start + rest : end - rest);
      if (kind !== 'offset' || !(typeof base === 'number' || isVector(base))) return base;
      var change = mul(sub(rawAt(p, end), rawAt(p, start)), count);
      return isAfter ? sum(base, change) : sub(base, change);
    }
    function loopKind(kind) {
      var name = kind === undefined ? 'cycle' : String(kind);
      if (name !== 'cycle' && name !== 'pingpong' && name !== 'offset' && name !== 'continue') {
        throw new TypeError('no loop \'' + name + '\'; cycle, pingpong, offset or continue was expected');
      }
      return name;
    }
    function loopOutOf(p, frame, kind, count, seconds) {
      var keys = p.keys || [], last = keys.length - 1;
      kind = loopKind(kind);
      if (last < 1 || frame <= keys[last].frame) return rawAt(p, frame);
      var end = keys[last].frame, start;
      if (seconds === undefined) {
        count = +count > 0 ? Math.min(Math.floor(count), last) : last;
        start = keys[last - count].frame;
      } else {
        start = +seconds > 0 ? end - seconds * frameRate : Math.min(p.layer.first, end);
      }
      return repeated(p, frame, kind, start, end, true);
    }
    function loopInOf(p, frame, kind, count, seconds) {
      var keys = p.keys || [], last = keys.length - 1;
      kind = loopKind(kind);
      if (last < 1 || frame >= keys[0].frame) return rawAt(p, frame);
      var start = keys[0].frame, end;
      if (seconds === undefined) {
        count = +count > 0 ? Math.min(Math.floor(count), last) : last;
        end = keys[count].frame;
      } else {
        end = +seconds > 0 ? start + seconds * frameRate : Math.max(p.layer.last, start);
      }
      return repeated(p, frame, kind, start, end, false);
    }
    """#
}
