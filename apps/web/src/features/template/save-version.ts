import { templateApi } from '@rondo/contract/template';
import { Refusal } from '../../shared/http/http.ts';
import { saveAnswer } from '../../shared/save-answer.ts';

interface Version {
  id: string;
  /** Absent: the draft, else the live one. */
  versionId?: string;
}

/** Saves the check items of a version as a spreadsheet that the import takes back. A refusal is told as any other. */
export function saveVersion(wanted: Version): void {
  saveAnswer(templateApi.export, wanted).catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause;
  });
}
