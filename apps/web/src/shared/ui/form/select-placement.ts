/** Label of a field and the gap below it (`.field`), px. */
const LABEL = 22 + 4;
/** Between a list and what it must not cover, px. */
const GAP = 4;

/*
 * antd knows one offset for both sides and turns its sign when the list opens upwards: from the control's lower edge it is
 * `offset - targetOffset`, from its upper edge `offset + targetOffset`.
 */
const OFFSET = GAP + LABEL / 2;
const TARGET_OFFSET = LABEL / 2;

const down = (y: number): [number, number] => [0, y];

const shared = {
  overflow: { adjustX: true, adjustY: true, shiftY: true },
  htmlRegion: 'visible' as const,
  dynamicInset: true,
  targetOffset: down(TARGET_OFFSET),
};

/** Where the list of a choice opens whose label stands above it: below the control, else above the label. */
export const CLEAR_OF_LABEL = {
  bottomLeft: { ...shared, points: ['tl', 'bl'], offset: down(OFFSET) },
  topLeft: { ...shared, points: ['bl', 'tl'], offset: down(-OFFSET) },
};
