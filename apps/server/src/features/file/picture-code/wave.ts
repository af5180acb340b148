/** Side of a block, px: the blocks of JPEG. */
export const BLOCK = 8;
/** A tile is 8 by 8 blocks, one a bit. */
export const TILE = 8;

/**
 * The difference of two coefficients of the discrete cosine transform, (1, 2) less (2, 1), as weights of the 64 pixels of a block. A bit is
 * the sign of that difference. These two are low enough to outlast JPEG of quality 80, whose steps there are 5 and 6.
 */
export const WAVE: Float64Array = wave();
/** Adding one WAVE to a block changes the difference by this. */
export const WAVE_POWER = 2;

function wave(): Float64Array {
  const cosine = (frequency: number, at: number) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * BLOCK));
  return Float64Array.from({ length: BLOCK * BLOCK }, (_, at) => {
    const [x, y] = [at % BLOCK, Math.floor(at / BLOCK)];
    return (2 / BLOCK) * (cosine(1, y) * cosine(2, x) - cosine(2, y) * cosine(1, x));
  });
}

/** Which way the tile turns its bits: like a chessboard, so that what slants over a whole picture counts for and against. */
export const tileSign = (blockX: number, blockY: number): 1 | -1 =>
  (Math.floor(blockX / TILE) + Math.floor(blockY / TILE)) % 2 === 0 ? 1 : -1;

/** The bit of a tile that stands at a block. */
export const bitAt = (blockX: number, blockY: number): number => (blockY % TILE) * TILE + (blockX % TILE);

/** Brightness of a pixel as JPEG has it. */
export const luminance = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** Pixels as they lie in memory, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  /** 1 and 2: grey; 3 and 4: red, green, blue. The second and the fourth are opacity. */
  channels: number;
}
