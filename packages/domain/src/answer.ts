/**
 * One answer to one check item. Every part is always there, so a form can write to it and JSON can keep it without gaps.
 */
export type Answer = {
  itemId: string;
  value: AnswerValue;
  /** Not applicable; only where the item allows it. The value is then ignored. */
  na: boolean;
  naReason: string;
  note: string;
  /** File ids in the order they were taken. */
  photos: string[];
  /** Ids of the ticked deduction reasons. */
  deductionIds: string[];
  /** The record in which it was given, where a re-inspection took it over; null: given in this inspection. */
  carriedFrom: string | null;
};

/**
 * What was answered, by the type of the item:
 * pass_fail 'pass' | 'fail' - score, number, temperature: a number - level, single: an option id - multi: option ids -
 * text: the text - signature: a file id - date: 'yyyy-MM-dd' - photo: null (the pictures are in `photos`). null = not answered.
 */
export type AnswerValue = string | number | string[] | null;

/** An answer nobody has given yet. */
export function emptyAnswer(itemId: string): Answer {
  return { itemId, value: null, na: false, naReason: '', note: '', photos: [], deductionIds: [], carriedFrom: null };
}

/** Whether two answers to an item say the same, wherever they were given. */
export function saySame(a: Answer, b: Answer): boolean {
  const said = ({ value, na, naReason, note, photos, deductionIds }: Answer) =>
    JSON.stringify([value, na, naReason, note, photos, deductionIds]);
  return said(a) === said(b);
}
