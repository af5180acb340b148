/** The forms of a feature's noun. */
export interface Names {
  /** `store-visit` */
  kebab: string;
  /** `storeVisit` */
  camel: string;
  /** `StoreVisit` */
  pascal: string;
  /** `store_visit` */
  snake: string;
  /** `STORE_VISIT` */
  upper: string;
}

/** Null when the word is no noun the house could carry. */
export function namesOf(noun: string): Names | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(noun)) return null;
  const words = noun.split('-');
  const pascal = words.map((w) => w[0]?.toUpperCase() + w.slice(1)).join('');
  return {
    kebab: noun,
    pascal,
    camel: (pascal[0]?.toLowerCase() ?? '') + pascal.slice(1),
    snake: words.join('_'),
    upper: words.join('_').toUpperCase(),
  };
}
