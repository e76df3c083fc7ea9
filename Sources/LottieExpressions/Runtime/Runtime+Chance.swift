extension Runtime {
  /// Random numbers and noise, which depend only on seeds, so that each run produces the same pictures.
  static let chance = #"""
    function multiply32(a, b) {
      return ((a & 0xffff) * b + (((a >>> 16) * b & 0xffff) << 16)) | 0;
    }
    // Mixes the bits of a number, so that neighbors have nothing in common (the finalizer of MurmurHash3).
    function scrambled(h) {
      h = multiply32(h ^ h >>> 16, 0x85ebca6b);
      h = multiply32(h ^ h >>> 13, 0xc2b2ae35);
      return h ^ h >>> 16;
    }
    function hashed(seed, value) { return scrambled(multiply32(seed, 31) + (value | 0) + 0x9e3779b9 | 0); }
    function hashedNumber(seed, value) {
      var whole = Math.floor(value);
      return hashed(hashed(seed, whole), Math.floor((value - whole) * 4294967296));
    }
    function hashedText(text) {
      var h = 7;
      for (var i = 0; i < text.length; i++) h = multiply32(h, 31) + text.charCodeAt(i) | 0;
      return scrambled(h);
    }
    // A number from 0, included, to 1.
    function fraction(h) { return (h >>> 0) / 4294967296; }

    function nextRandom() {
      var p = current();
      if (p.randomSeed === undefined) seedRandom(0, false);
      p.randomCount++;
      return fraction(hashed(p.randomSeed, p.randomCount));
    }
    function nextGaussian() {
      // The square root of the logarithm needs a number above 0 (Box and Muller).
      return Math.sqrt(-2 * Math.log(1 - nextRandom())) * Math.cos(2 * Math.PI * nextRandom());
    }
    function spread(generate, low, high) {
      if (low === undefined) return generate();
      if (high === undefined) { high = low; low = isVector(high) ? scaled(high, 0) : 0; }
      if (!isVector(low) && !isVector(high)) return +low + generate() * (high - low);
      var result = [], count = Math.max(low.length || 0, high.length || 0);
      for (var i = 0; i < count; i++) {
        var from = isVector(low) ? low[i] || 0 : low, to = isVector(high) ? high[i] || 0 : high;
        result.push(+from + generate() * (to - from));
      }
      return result;
    }
    function random(low, high) { return spread(nextRandom, low, high); }
    // Nine of ten numbers are within the bounds, as After Effects' documentation promises.
    function gaussian() { return 0.5 + nextGaussian() * 0.30398; }
    function gaussRandom(low, high) { return spread(gaussian, low, high); }
    function seedRandom(offset, isTimeless) {
      var p = current();
      p.offset = +offset || 0;
      p.randomCount = 0;
      p.randomSeed = hashedNumber(p.seed, p.offset);
      if (!isTimeless) p.randomSeed = hashedNumber(p.randomSeed, p.frame);
    }

    function fade(t) { return t * t * t * (t * (t * 6 - 15) + 10); }
    // Value noise from −1 to 1: a random number at each whole position, and smooth steps between.
    function track(seed, position) {
      var whole = Math.floor(position), f = fade(position - whole);
      var a = fraction(hashed(seed, whole)), b = fraction(hashed(seed, whole + 1));
      return (a + (b - a) * f) * 2 - 1;
    }
    function slope(h, x, y, z) {
      return (h & 1 ? x : -x) + (h & 2 ? y : -y) + (h & 4 ? z : -z);
    }
    // Gradient noise in three dimensions (Perlin, 1985), from −1 to 1; 0 at whole coordinates.
    function noise(v) {
      var c = isVector(v) ? v : [v], p = [0, 0, 0], f = [0, 0, 0], result = 0;
      for (var i = 0; i < 3; i++) {
        var x = +c[i] || 0;
        p[i] = Math.floor(x);
        f[i] = x - p[i];
      }
      for (var corner = 0; corner < 8; corner++) {
        var dx = corner & 1, dy = corner >> 1 & 1, dz = corner >> 2;
        var h = hashed(hashed(hashed(17, p[0] + dx), p[1] + dy), p[2] + dz);
        var weight = (dx ? fade(f[0]) : 1 - fade(f[0])) * (dy ? fade(f[1]) : 1 - fade(f[1]))
          * (dz ? fade(f[2]) : 1 - fade(f[2]));
        result += weight * slope(h, f[0] - dx, f[1] - dy, f[2] - dz);
      }
      return clamp(result, -1, 1);
    }

    // Octaves after the first one are faster and smaller: each doubles the frequency.
    function shake(seed, frequency, octaves, factor, time) {
      var result = 0, size = 1;
      for (var i = 0; i < octaves; i++) {
        result += size * track(hashed(seed, i), time * frequency);
        size *= factor;
        frequency *= 2;
      }
      return result;
    }
    function wiggle(frequency, amplitude, octaves, factor, time) {
      return wiggleOf(current(), frequency, amplitude, octaves, factor, time);
    }
    function wiggleOf(p, frequency, amplitude, octaves, factor, time) {
      var at = time === undefined ? now() / frameRate : +time;
      octaves = clamp(octaves === undefined ? 1 : Math.floor(octaves), 1, 20);
      factor = factor === undefined ? 0.5 : +factor;
      var base = visibleAt(p, at * frameRate), seed = hashedNumber(p.seed, p.offset);
      function moved(v, i) {
        var size = isVector(amplitude) ? amplitude[Math.min(i, amplitude.length - 1)] : amplitude;
        return v + size * shake(hashed(seed, i + 101), +frequency, octaves, factor, at);
      }
      if (isVector(base)) {
        var result = [];
        for (var i = 0; i < base.length; i++) result.push(moved(base[i], i));
        return result;
      }
      if (typeof base !== 'number') throw new TypeError('wiggle expects a number or a vector');
      return moved(base, 0);
    }
    """#
}
