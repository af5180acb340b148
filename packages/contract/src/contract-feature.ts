/**
 * What the lists of the wire take from a noun beside its endpoints, as plain data: `<noun>.feature.ts` exports one value of this
 * shape, and `features.gen.ts` joins them. The browser loads all of them with the first page.
 */
export interface ContractFeature {
  noun: string;
  /**
   * The nouns that pages read, and the folder of addresses each is read from. A write names the nouns it changes
   * (`invalidates: ['member', 'shop']`): what is on screen of them is read again.
   */
  readFrom?: Readonly<Record<string, `/${string}/`>>;
  /** Refusals that come from this noun; their texts are `error.<REASON>`. */
  refusals?: Readonly<Record<string, ReturnType<typeof tell>>>;
}

/**
 * A refusal that the client tells in the server's words, by the number that travels. Numbers are for good: 91 for people, 92 for
 * stores and devices, 93 for inspections, 96 for content and files.
 */
export const tell = <Code extends number>(code: Code) => ({ code, behaviour: 'tell' }) as const;
