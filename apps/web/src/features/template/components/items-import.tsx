import { type ItemImportReport, templateApi } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { allItems } from '@rondo/domain/scoring/template';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { Refusal, wordsOf } from '../../../shared/http/http.ts';
import { upload } from '../../../shared/http/upload.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { DryRun } from '../../../shared/ui/form/dry-run-table.tsx';
import { ImportDialog } from '../../../shared/ui/form/import-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { chosenRows, withImported } from '../editor/imported.ts';
import type { Editor } from '../editor/use-editor.ts';
import { saveCsv } from './save-csv.ts';

const ACCEPT = '.xlsx,.csv';

/** Check items from a table into the draft: the server reads and reports, the editor puts in what was chosen. */
export function ItemsImport({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const { detail, draft, edit, save } = editor;
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
      setReport(
        await upload(templateApi.importItems, { templateId: detail.id }, [picked], { onError: () => undefined }),
      );
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
    const { items, categories } = LIMIT.template;
    const count = allItems(next).length;
    if (count > items) return toast.warn(t('template.importing.tooMany', { count, max: items }));
    if (next.categories.length > categories) {
      return toast.warn(t('template.importing.tooManyCategories', { count: next.categories.length, max: categories }));
    }
    edit((content) => withImported(content, rows, uuidv7));
    setAdded(rows.length);
    setStep('done');
  };
  const template = () =>
    saveCsv(t('template.importing.template'), [
      t('template.importing.headers').split(','),
      t('template.importing.example').split(','),
    ]);
  const merged = report ? mergedRows(report) : [];
  return (
    <ImportDialog
      title={t('template.importing.title')}
      step={step}
      isBusy={isBusy}
      accept={ACCEPT}
      maxBytes={LIMIT.import.bytes}
      maxRows={LIMIT.import.checkItems}
      onTemplate={template}
      onFile={(picked) => void check(picked)}
      {...(file ? { file } : {})}
      {...(report ? { dryRun: dryRunOf(report, t('template.importing.merged')) } : {})}
      duplicates={choice}
      duplicateChoices={['skip', 'keep_both']}
      onDuplicates={(next) => setChoice(next === 'keep_both' ? 'keep_both' : 'skip')}
      onDownloadErrors={() =>
        saveCsv(t('template.importing.errorsFile'), [
          [t('ui.importing.row'), t('ui.importing.column'), t('ui.importing.content'), t('ui.importing.fix')],
          ...(report?.errors ?? []).map((one) => [String(one.row), one.column, one.value, one.message]),
        ])
      }
      onImport={bring}
      onBack={() => setStep('pick')}
      onClose={onClose}
      error={error}
      result={
        <div className="template-form" role="status">
          <strong>{t('template.done.imported', { count: added })}</strong>
          {merged.length > 0 && <p>{t('template.done.merged', { count: merged.length })}</p>}
        </div>
      }
    />
  );
}

/** Duplicates that are not among the ready rows: they went into an earlier row with the same code. */
function mergedRows({ ready, duplicates }: ItemImportReport) {
  const rows = new Set(ready.map((one) => one.row));
  return duplicates.filter((one) => !rows.has(one.row));
}

/** The report as the dialog shows it; rows that were merged stand among the remarks. */
function dryRunOf(report: ItemImportReport, mergedWords: string): DryRun {
  const { ready, duplicates, errors } = report;
  const rows = new Set(ready.map((one) => one.row));
  const merged = mergedRows(report);
  const doubles = duplicates.length - merged.length;
  const codeColumn = report.columns.find((one) => one.field === 'code')?.header ?? '';
  return {
    rows: report.rows,
    ready: ready.length - doubles,
    errorRows: new Set(errors.filter((one) => !rows.has(one.row)).map((one) => one.row)).size,
    duplicates: doubles,
    errors: [
      ...errors.map(({ row, column, value, message }) => ({ row, column, content: value, fix: message })),
      ...merged.map(({ row, name }) => ({ row, column: codeColumn, content: name, fix: mergedWords })),
    ].sort((one, other) => one.row - other.row),
  };
}
