extension Runtime {
  /// Arithmetic on numbers and vectors, and interpolation between two ranges.
  ///
  /// The exporter of After Effects writes operators as calls: `a + b` becomes `$bm_sum(a, b)`, since JavaScript has no
  /// operators for vectors.
  static let vectors = #"""
    var isWord = Object.prototype.hasOwnProperty;
    function isVector(v) { return v instanceof Array; }
    function describe(v) {
      if (isVector(v)) return 'a list of ' + v.length + (v.length === 1 ? ' number' : ' numbers');
      if (v === undefined || v === null) return 'nothing';
      if (v instanceof Number) return 'a number';
      return typeof v === 'object' ? 'an object' : 'a ' + typeof v;
    }
    function combine(a, b, operate) {
      var count = Math.max(a.length, b.length), result = [];
      for (var i = 0; i < count; i++) {
        result.push(operate(i < a.length ? +a[i] : 0, i < b.length ? +b[i] : 0));
      }
      return result;
    }
    function scaled(v, factor) {
      var result = [];
      for (var i = 0; i < v.length; i++) result.push(v[i] * factor);
      return result;
    }
    function plus(x, y) { return x + y; }
    function minus(x, y) { return x - y; }
    // A number counts for the first component, as in lottie-web.
    function sum(a, b) {
      if (!isVector(a) && !isVector(b)) {
        return isText(a) || isText(b) ? String(a) + String(b) : +a + +b;
      }
      return combine(isVector(a) ? a : [a], isVector(b) ? b : [b], plus);
    }
    function sub(a, b) {
      if (!isVector(a) && !isVector(b)) return a - b;
      return combine(isVector(a) ? a : [a], isVector(b) ? b : [b], minus);
    }
    function mul(a, b) {
      if (isVector(a)) {
        if (isVector(b)) throw new TypeError('two vectors can\'t be multiplied; one number was expected');
        return scaled(a, +b);
      }
      return isVector(b) ? scaled(b, +a) : a * b;
    }
    function div(a, b) {
      if (isVector(b)) throw new TypeError('a vector can\'t be a divisor; a number was expected');
      return isVector(a) ? scaled(a, 1 / b) : a / b;
    }
    function mod(a, b) {
      if (!isVector(a)) return a % b;
      var result = [];
      for (var i = 0; i < a.length; i++) result.push(a[i] % b);
      return result;
    }
    function neg(a) { return isVector(a) ? scaled(a, -1) : -a; }
    function isText(v) { return typeof v === 'string' || v instanceof String; }

    function dot(a, b) {
      var result = 0;
      for (var i = 0; i < Math.min(a.length, b.length); i++) result += a[i] * b[i];
      return result;
    }
    function length(a, b) {
      if (!isVector(a)) return Math.abs(b === undefined ? a : a - b);
      return Math.sqrt(b === undefined ? dot(a, a) : length2(sub(a, b)));
    }
    function length2(v) { return dot(v, v); }
    function normalize(v) {
      var size = length(v);
      return size > 0 ? scaled(v, 1 / size) : v.slice();
    }
    function cross(a, b) {
      var az = a[2] || 0, bz = b[2] || 0;
      return [a[1] * bz - az * b[1], az * b[0] - a[0] * bz, a[0] * b[1] - a[1] * b[0]];
    }
    function lookAt(from, to) {
      var d = sub(to, from), flat = Math.sqrt(d[0] * d[0] + (d[2] || 0) * (d[2] || 0));
      return [radiansToDegrees(Math.atan2(-d[1], flat)), radiansToDegrees(Math.atan2(d[0], d[2] || 0)), 0];
    }
    function radiansToDegrees(v) { return v * 180 / Math.PI; }
    function degreesToRadians(v) { return v * Math.PI / 180; }
    function clamp(v, low, high) {
      if (isVector(v)) {
        var result = [];
        for (var i = 0; i < v.length; i++) {
          result.push(clamp(v[i], isVector(low) ? low[i] : low, isVector(high) ? high[i] : high));
        }
        return result;
      }
      return Math.min(Math.max(v, Math.min(low, high)), Math.max(low, high));
    }

    function mixed(a, b, f) { return isVector(a) ? sum(a, scaled(sub(b, a), f)) : +a + (b - a) * f; }
    // linear(t, a, b) maps 0…1; linear(t, low, high, a, b) maps low…high. Outside, the ends hold.
    function mapped(t, low, high, a, b, curve) {
      if (a === undefined) { a = low; b = high; low = 0; high = 1; }
      if (low > high) { var swap = low; low = high; high = swap; swap = a; a = b; b = swap; }
      if (t <= low) return isVector(a) ? a.slice() : +a;
      if (t >= high) return isVector(b) ? b.slice() : +b;
      var f = (t - low) / (high - low);
      return mixed(a, b, curve ? unitBezier(curve[0], curve[1], curve[2], curve[3], f) : f);
    }
    function linear(t, low, high, a, b) { return mapped(t, low, high, a, b); }
    function ease(t, low, high, a, b) { return mapped(t, low, high, a, b, [0.333, 0, 0.667, 1]); }
    function easeIn(t, low, high, a, b) { return mapped(t, low, high, a, b, [0.333, 0, 0.833, 0.833]); }
    function easeOut(t, low, high, a, b) { return mapped(t, low, high, a, b, [0.167, 0.167, 0.667, 1]); }

    function rgbToHsl(c) {
      var high = Math.max(c[0], c[1], c[2]), low = Math.min(c[0], c[1], c[2]), range = high - low;
      var l = (high + low) / 2, h = 0, s = 0;
      if (range > 0) {
        s = range / (l > 0.5 ? 2 - high - low : high + low);
        if (high === c[0]) h = (c[1] - c[2]) / range + (c[1] < c[2] ? 6 : 0);
        else if (high === c[1]) h = (c[2] - c[0]) / range + 2;
        else h = (c[0] - c[1]) / range + 4;
      }
      return [h / 6, s, l, c[3] === undefined ? 1 : c[3]];
    }
    function hslToRgb(c) {
      function channel(n) {
        var k = (n + c[0] * 12) % 12;
        return c[2] - c[1] * Math.min(c[2], 1 - c[2]) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
      }
      return [channel(0), channel(8), channel(4), c[3] === undefined ? 1 : c[3]];
    }
    function hexToRgb(text) {
      var digits = String(text).replace('#', ''), bits = parseInt(digits.slice(0, 6), 16);
      return [(bits >> 16 & 255) / 255, (bits >> 8 & 255) / 255, (bits & 255) / 255, 1];
    }
    """#
}
