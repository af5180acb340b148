/** A place, degrees. */
export interface LatLng {
  latitude: number;
  longitude: number;
}

/** Krasovsky 1940, on which GCJ-02 is computed: half the long axis, m, and the square of the eccentricity. */
const AXIS_M = 6_378_245;
const ECCENTRICITY_2 = 0.006_693_421_622_965_943;
/** Where GCJ-02 differs from WGS-84. */
const CHINA = { south: 0.8293, north: 55.8271, west: 72.004, east: 137.8347 };
/** Steps that bring the way back below a centimetre. */
const STEPS = 6;

/**
 * A place of GPS (WGS-84) as maps of mainland China draw it (GCJ-02). The formula that map services are known to use; outside
 * of China nothing is moved.
 */
export function toGcj02(place: LatLng): LatLng {
  if (!isInChina(place)) return place;
  const { latitude, longitude } = place;
  const shift = shiftOf(longitude - 105, latitude - 35);
  const radians = (latitude / 180) * Math.PI;
  const magic = 1 - ECCENTRICITY_2 * Math.sin(radians) ** 2;
  const root = Math.sqrt(magic);
  const meridian = ((AXIS_M * (1 - ECCENTRICITY_2)) / (magic * root)) * Math.PI;
  const parallel = (AXIS_M / root) * Math.cos(radians) * Math.PI;
  return {
    latitude: latitude + (shift.north * 180) / meridian,
    longitude: longitude + (shift.east * 180) / parallel,
  };
}

/** The way back: found step by step, since the formula has no inverse. */
export function fromGcj02(place: LatLng): LatLng {
  let found = place;
  for (let step = 0; step < STEPS; step += 1) {
    const there = toGcj02(found);
    found = {
      latitude: found.latitude + place.latitude - there.latitude,
      longitude: found.longitude + place.longitude - there.longitude,
    };
  }
  return found;
}

function isInChina({ latitude, longitude }: LatLng): boolean {
  return latitude >= CHINA.south && latitude <= CHINA.north && longitude >= CHINA.west && longitude <= CHINA.east;
}

/** How far a place is moved, m before the curve of the earth is taken into account. */
function shiftOf(x: number, y: number): { north: number; east: number } {
  const root = Math.sqrt(Math.abs(x));
  const common = ((20 * Math.sin(6 * x * Math.PI) + 20 * Math.sin(2 * x * Math.PI)) * 2) / 3;
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * root +
    common +
    ((20 * Math.sin(y * Math.PI) + 40 * Math.sin((y / 3) * Math.PI)) * 2) / 3 +
    ((160 * Math.sin((y / 12) * Math.PI) + 320 * Math.sin((y / 30) * Math.PI)) * 2) / 3;
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * root +
    common +
    ((20 * Math.sin(x * Math.PI) + 40 * Math.sin((x / 3) * Math.PI)) * 2) / 3 +
    ((150 * Math.sin((x / 12) * Math.PI) + 300 * Math.sin((x / 30) * Math.PI)) * 2) / 3;
  return { north, east };
}
