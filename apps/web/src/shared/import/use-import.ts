import type { DuplicateChoice, ImportReport, importEndpoints } from '@rondo/contract/import';
import { UPLOAD } from '@rondo/domain/upload';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { Refusal, wordsOf } from '../http/http.ts';
import { upload } from '../http/upload.ts';
import { useSubmit } from '../http/use-submit.ts';
import { useT } from '../i18n.tsx';

/** The three calls of an import, as every feature has them. */
export type ImportApi = ReturnType<typeof importEndpoints>;
export type ImportStep = 'pick' | 'columns' | 'check' | 'run';

/** What a person said of a file: a field a column ('' none, null not told), one value for all rows, the sheet. */
export interface Sayings {
  mapping: (string | null)[];
  defaults: Record<string, string>;
  sheet: number | null;
}
const NOTHING_SAID: Sayings = { mapping: [], defaults: {}, sheet: null };

interface Options {
  api: ImportApi;
  /** What the rows go into. */
  templateId?: string;
  /** Done before a file is checked: what is not saved yet. */
  before?: () => Promise<unknown>;
}

/** An import on its way: file, columns, check, and the job that writes it. */
export function useImport({ api, templateId, before }: Options) {
  const t = useT();
  const [step, setStep] = useState<ImportStep>('pick');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [sayings, setSayings] = useState(NOTHING_SAID);
  const [duplicates, setDuplicates] = useState<DuplicateChoice>('skip');
  const [jobId, setJobId] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState('');

  const check = async (chosen: File, said: Sayings, nextOf: (found: ImportReport) => ImportStep) => {
    setError('');
    setFile(chosen);
    setSayings(said);
    if (chosen.size > UPLOAD.import.bytes) return setError(t('error.FILE_TOO_LARGE'));
    setReading(true);
    try {
      await before?.();
      const found = await upload(api.checkImport, inputOf(said, templateId), [chosen], { onError: () => undefined });
      setReport(found);
      setStep(nextOf(found));
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      setError(cause.fields[0]?.message ?? wordsOf(cause));
      setStep('pick');
    } finally {
      setReading(false);
    }
  };
  const run = useSubmit(api.runImport, {
    onDone: ({ jobId: id }) => {
      setJobId(id);
      setStep('run');
    },
    onRefused: ({ reason }) => {
      if (reason !== 'NOT_FOUND') return false;
      setError(t('import.expired'));
      setStep('pick');
      return true;
    },
  });
  return {
    ...{ step, file, report, sayings, duplicates, jobId, error },
    isBusy: isReading || run.busy,
    pick: (chosen: File) => check(chosen, NOTHING_SAID, (found) => (isClear(found) ? 'check' : 'columns')),
    say: (said: Sayings, next: ImportStep) => (file ? check(file, said, () => next) : undefined),
    setDuplicates,
    setStep,
    write: (name?: string) =>
      report && run.run({ importId: report.importId, duplicates, requestId: uuidv7(), ...(name ? { name } : {}) }),
    watch: (id: string) => {
      setJobId(id);
      setStep('run');
    },
  };
}

export type Importing = ReturnType<typeof useImport>;

function inputOf({ mapping, defaults, sheet }: Sayings, templateId: string | undefined) {
  return {
    ...(mapping.length > 0 ? { mapping: JSON.stringify(mapping) } : {}),
    ...(Object.keys(defaults).length > 0 ? { defaults: JSON.stringify(defaults) } : {}),
    ...(sheet === null ? {} : { sheet }),
    ...(templateId ? { templateId } : {}),
  };
}

/** Every heading was known: there is nothing to ask about the columns. */
function isClear({ columns, fields }: ImportReport): boolean {
  const found = new Set(columns.map(({ field }) => field));
  const isWhole = fields.every(({ isRequired, name }) => !isRequired || found.has(name));
  return isWhole && columns.every(({ by, header }) => by === 'heading' || by === 'part' || header === '');
}
