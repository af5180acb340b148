import type { FileRef } from '@rondo/contract/kit/shapes';
import type { Language } from '@rondo/domain/language';
import type { Role } from '@rondo/domain/palette';
import type { ReportLayout, ReportView } from '@rondo/domain/report';
import type { Shape } from '@rondo/domain/state-shapes';
import type { MessageKey, Params } from '@rondo/messages';

/** What a report is made with, beside the record. */
export interface Asked {
  language: Language;
  /** The company's. */
  timeZone: string;
  view: ReportView;
  hidePassed: boolean;
  layout: ReportLayout;
}

/** A drawing of a state and its colour. */
export interface Mark {
  shape: Shape;
  ink: Role;
}

/** A change of a rate, percentage points. */
export interface Delta {
  text: string;
  ink: Role;
}

/** An answer as it is drawn. */
export interface ItemLine {
  mark: Mark;
  /** Severity or verdict, code and section, that it was changed in review or failed before. */
  about: string;
  name: string;
  standard: string;
  /** What "good" looks like: where it failed or has photos, and the company prints standards. */
  standardPhotos: FileRef[];
  found: string;
  points: string;
  /** What reviewers changed. */
  changes: string[];
  rectification: { state: string; mark: Mark; when: string; isLate: boolean } | null;
  photos: FileRef[];
  after: FileRef[];
}

/** A report in the words of its reader's language, in the order in which it is drawn. */
export interface ReportModel {
  language: Language;
  title: string;
  shop: string;
  number: string;
  template: string;
  /** Why it does not count, or not yet. */
  notice: string | null;
  result: {
    word: string;
    ink: Role;
    share: number | null;
    score: string;
    of: string;
    /** What red lines did to the result. */
    forced: string | null;
    sentence: string;
    delta: Delta | null;
  };
  /** Label, value, what it was or is compared with. */
  figures: { label: string; value: string; more: string }[];
  facts: { label: string; value: string }[];
  /** Null: it is compared with nothing. */
  since: { title: string; parts: { mark: Mark; title: string; names: string }[]; none: string | null } | null;
  sections: {
    title: string;
    rows: { name: string; isChild: boolean; score: string; share: number; isRed: boolean; delta: Delta | null }[];
  };
  failed: { title: string; count: string; none: string | null; items: ItemLine[] };
  /** The others by section; empty where they were not wanted. */
  rest: { title: string; items: ItemLine[] }[];
  excluded: string | null;
  signOff: { title: string; name: string; when: string; note: string | null; file: FileRef | null } | null;
  signatureLines: string[];
  process: { title: string; steps: { mark: Mark; what: string; who: string; comment: string }[] } | null;
  /** What stands over the photos of a fix, and over standard photos. */
  after: string;
  standard: string;
}

/** The text of a key in the reader's language. */
export type T = (key: MessageKey, params?: Params) => string;

/** How a reader is spoken to. */
export interface Words extends Asked {
  t: T;
  list: (parts: readonly string[]) => string;
}
