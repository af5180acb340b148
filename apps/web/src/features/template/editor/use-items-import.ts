import { type ItemImportReport, templateApi } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { allItems } from '@rondo/domain/scoring/template';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { Refusal, wordsOf } from '../../../shared/http/http.ts';
import { upload } from '../../../shared/http/upload.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { chosenRows, withImported } from './imported.ts';
import type { Editor } from './use-editor.ts';

/** An import on its way: the server reads and reports, the editor puts in what was chosen. */
export function useItemsImport({ detail, draft, edit, save }: Editor) {
  const t = useT();
  const [step, setStep] = useState<'pick' | 'check' | 'done'>('pick');
  const [file, setFile] = useState<{ name: string; sizeBytes: number }>();
  const [report, setReport] = useState<ItemImportReport | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [choice, setChoice] = useState<'skip' | 'keep_both'>('skip');
  const [added, setAdded] = useState(0);

  const check = async (picked: File) => {
    setError('');
    setFile({ name: picked.name, sizeBytes: picked.size });
    if (picked.size > LIMIT.import.bytes) return setError(t('error.FILE_TOO_LARGE'));
    setBusy(true);
    try {
      // The server compares with the draft it knows.
      await save.flush();
      const input = { templateId: detail.id };
      setReport(await upload(templateApi.importItems, input, [picked], { onError: () => undefined }));
      setStep('check');
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      setError(wordsOf(cause));
      setStep('pick');
    } finally {
      setBusy(false);
    }
  };

  const bring = () => {
    if (!report) return;
    const rows = chosenRows(report, choice);
    const next = withImported(draft.content, rows, uuidv7);
    const most = LIMIT.template;
    const items = allItems(next).length;
    const categories = next.categories.length;
    if (items > most.items) return toast.warn(t('template.importing.tooMany', { count: items, max: most.items }));
    if (categories > most.categories) {
      return toast.warn(t('template.importing.tooManyCategories', { count: categories, max: most.categories }));
    }
    edit((content) => withImported(content, rows, uuidv7));
    setAdded(rows.length);
    setStep('done');
  };
  return { step, file, report, isBusy, error, choice, added, check, bring, setChoice, back: () => setStep('pick') };
}
