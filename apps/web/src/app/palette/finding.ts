/** One line of the palette: where it leads, and what stands beside its name. */
export interface Finding {
  key: string;
  label: string;
  hint: string;
  to: string;
}

export interface FindingGroup {
  key: string;
  label: string;
  findings: readonly Finding[];
}

/** What objects of one kind or of related kinds were found on the server. */
export interface Found {
  groups: FindingGroup[];
  isFetching: boolean;
}

/** How the palette asks: it says nothing of its own about errors, and shows the answer before until the new one is there. */
export const QUIET = { hideErrors: true, part: true, keepPrevious: true } as const;

export const holds = (label: string, words: string): boolean => label.toLowerCase().includes(words.toLowerCase());
