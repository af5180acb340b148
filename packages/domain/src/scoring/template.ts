import type { CameraPlace } from '../device.ts';
import type { ShopFormat } from '../shop.ts';
import type { Mode, Priority } from '../task.ts';

/**
 * The content of a template version: a flat list of categories that refer to their parent, each with its check items.
 * Plain JSON: the server keeps it as one document, the contract parses it, the editor and the phone draw it.
 */
export type TemplateContent = { categories: Category[] };

/** A heading of the check list. `parentId` null = top level; at most three levels. */
export type Category = {
  id: string;
  name: string;
  parentId: string | null;
  /** Share of the total in percent, read by the weighted method only and only on the top level; children share their parent's. */
  weightPercent: number | null;
  items: CheckItem[];
};

/** What the inspector is asked to give. The value that belongs to each is described at `AnswerValue`. */
export const ANSWER_TYPES = [
  'pass_fail',
  'score',
  'level',
  'number',
  'single',
  'multi',
  'text',
  'photo',
  'signature',
  'date',
  'temperature',
] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** How grave a failure is; a failed red line triggers the red-line policy of the template. */
export const SEVERITIES = ['normal', 'major', 'red_line'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const PHOTO_RULES = ['none', 'optional', 'on_fail', 'always'] as const;
export type PhotoRule = (typeof PHOTO_RULES)[number];

export const NOTE_RULES = ['none', 'on_fail', 'always'] as const;
export type NoteRule = (typeof NOTE_RULES)[number];

export const RECTIFY_WHEN = ['on_fail', 'never', 'below', 'on_options'] as const;
export type RectifyWhen = (typeof RECTIFY_WHEN)[number];

/** Who puts a failure of an item right: as the company has set it, or found by a rule of the item. */
export const RECTIFY_HANDLERS = ['company', 'manager', 'area_manager', 'inspector', 'role', 'members'] as const;
export type RectifyHandler = (typeof RECTIFY_HANDLERS)[number];

/** Who looks at the fix of an item: as the company has set it, or found by a rule of the item. */
export const RECTIFY_REVIEWERS = ['company', 'inspector', 'area_manager', 'role', 'members'] as const;
export type RectifyReviewer = (typeof RECTIFY_REVIEWERS)[number];

/**
 * Members and roles that the rules of an item name, by their ids: those that the words `role` and `members` mean, and who gets copies
 * besides those of the company. What a word does not mean is kept beside it and read by nobody.
 */
export type RectifyNamed = {
  handlerRoleId: string | null;
  handlerIds: string[];
  reviewerRoleId: string | null;
  reviewerIds: string[];
  ccIds: string[];
  ccRoleIds: string[];
};

/** Nobody is named. */
export const NOBODY_NAMED: RectifyNamed = {
  ...{ handlerRoleId: null, handlerIds: [], reviewerRoleId: null, reviewerIds: [], ccIds: [], ccRoleIds: [] },
};

/** Whether the rules of an item name anybody, so that who takes part is particular to it. */
export const namesSomebody = ({ handler, reviewer, named }: CheckItem['rectify']): boolean =>
  [handler, reviewer].some((word) => word === 'role' || word === 'members') ||
  named.ccIds.length + named.ccRoleIds.length > 0;

/** One question of the check list. */
export type CheckItem = {
  /** Lineage id: stays the same through all versions of the template, so that repeats can be found. */
  id: string;
  /** The item of the company's library that this one was copied from; absent: written here. */
  libraryItemId?: string | undefined;
  code: string | null;
  name: string;
  /** What "good" looks like, shown under the name. */
  standard: string;
  answer: AnswerType;
  /** Full marks, >= 0. Ignored by text, photo, signature and date, which record and do not judge. */
  maxScore: number;
  /** Smallest difference between two marks of a `score` item, > 0. */
  step: number;
  /** Choices of level, single and multi. Empty for the others. */
  options: AnswerOption[];
  unit: string | null;
  /** Bounds of number and temperature; inside (inclusive) passes, outside fails, both null = only recorded. */
  min: number | null;
  max: number | null;
  /** Share inside its category, >= 0, read by the weighted method. */
  weight: number;
  severity: Severity;
  /** Adds points without raising the maximum (points and percent methods); can never fail. */
  bonus: boolean;
  naAllowed: boolean;
  naReasonRequired: boolean;
  /** Must be answered before submitting. */
  required: boolean;
  photo: { rule: PhotoRule; min: number; max: number; cameraOnly: boolean };
  note: { rule: NoteRule; phrases: string[] };
  /** Reasons the inspector may tick; a ticked reason fails the item and its points replace the bare answer's. */
  deductions: Deduction[];
  /** `optionIds`: the choices that start one, read by `on_options` only. */
  rectify: {
    when: RectifyWhen;
    belowPercent: number | null;
    optionIds: string[];
    limitHours: number | null;
    handler: RectifyHandler;
    reviewer: RectifyReviewer;
    named: RectifyNamed;
    /** How urgent its rectifications are. */
    priority: Priority;
  };
  /** The stores and kinds of inspection it is asked in; all lists empty = everywhere. */
  applies: Applies;
  /** Files of pictures that show what "good" looks like, in the order they are shown; at most LIMIT.photo.standard. */
  standardPhotos: string[];
  /** Where the way to do it right is written down: an http address. Null: nowhere. */
  knowledgeUrl: string | null;
  /** The passage of that file that the item stands on; null: none is named. */
  knowledgeQuote: string | null;
  /** Places whose cameras show it: a remote inspection switches to one of them. Empty: to none. */
  cameraPlaces: CameraPlace[];
  /** Follow-up question: shown (and scored) only while another item has one of these answers; null = always. */
  showIf: ShowIf | null;
};

/** `points` may be negative. `isFail` marks the choice that fails the item. */
export type AnswerOption = { id: string; text: string; points: number; isFail: boolean };

/** `points` > 0 is what the reason takes away. */
export type Deduction = { id: string; text: string; points: number };

/**
 * A store has to be of one of the formats, have one of the tags, and none of the tags without; the inspection has to be of one of the
 * modes. An empty list asks nothing.
 */
export type Applies = { formats: ShopFormat[]; tags: string[]; withoutTags: string[]; modes: Mode[] };

/** Every store, every inspection. */
export const EVERYWHERE: Applies = { formats: [], tags: [], withoutTags: [], modes: [] };

/** `answers` holds 'pass', 'fail' or option ids of the item asked before. */
type ShowIf = { itemId: string; answers: string[] };

/** All check items in the order of the template. */
export function allItems(content: TemplateContent): CheckItem[] {
  return content.categories.flatMap((category) => category.items);
}

/** The files of all standard photos, each once. */
export function standardPhotosOf(items: readonly Pick<CheckItem, 'standardPhotos'>[]): string[] {
  return [...new Set(items.flatMap((item) => item.standardPhotos))];
}

/** The same with each item changed. */
export const withItems = (content: TemplateContent, change: (item: CheckItem) => CheckItem): TemplateContent => ({
  categories: content.categories.map((one) => ({ ...one, items: one.items.map(change) })),
});

/** The same where no item takes a photo that was chosen from files. */
export const withCameraOnly = (content: TemplateContent): TemplateContent =>
  withItems(content, (item) => ({ ...item, photo: { ...item.photo, cameraOnly: true } }));

/** A check item with every part filled with what the editor starts from. */
export function newCheckItem(id: string, name: string): CheckItem {
  return {
    id,
    code: null,
    name,
    standard: '',
    answer: 'pass_fail',
    maxScore: 5,
    step: 1,
    options: [],
    unit: null,
    min: null,
    max: null,
    weight: 1,
    severity: 'normal',
    bonus: false,
    naAllowed: true,
    naReasonRequired: false,
    required: true,
    photo: { rule: 'optional', min: 0, max: 9, cameraOnly: false },
    note: { rule: 'none', phrases: [] },
    deductions: [],
    rectify: {
      ...{ when: 'on_fail', belowPercent: null, optionIds: [], limitHours: null },
      ...{ handler: 'company', reviewer: 'company', named: NOBODY_NAMED, priority: 'normal' },
    },
    applies: EVERYWHERE,
    standardPhotos: [],
    knowledgeUrl: null,
    knowledgeQuote: null,
    cameraPlaces: [],
    showIf: null,
  };
}
