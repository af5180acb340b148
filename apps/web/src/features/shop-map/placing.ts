/** The stores that are being put on the map, as they were read. */
export type Placing = readonly { id: string; rev: number; name: string }[];
