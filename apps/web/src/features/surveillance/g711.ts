const FULL = 32_768;

/** The two laws of ITU-T G.711: a byte to a sample between -1 and 1. */
export const G711 = {
  pcma: tableOf(aLawSample),
  pcmu: tableOf(muLawSample),
} as const;

function tableOf(sampleOf: (code: number) => number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, code) => sampleOf(code) / FULL);
}

function aLawSample(code: number): number {
  const bits = code ^ 0x55;
  const segment = (bits >> 4) & 7;
  const place = ((bits & 15) << 4) + 8;
  const size = segment === 0 ? place : (place + 0x100) << (segment - 1);
  return (bits & 0x80) !== 0 ? size : -size;
}

function muLawSample(code: number): number {
  const bits = ~code & 0xff;
  const size = ((((bits & 15) << 3) + 132) << ((bits >> 4) & 7)) - 132;
  return (bits & 0x80) !== 0 ? -size : size;
}
