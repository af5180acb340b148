import type { ItemImportReport } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import type { DryRun } from '../../../shared/ui/form/dry-run-table.tsx';
import { ImportDialog } from '../../../shared/ui/form/import-dialog.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { useItemsImport } from '../editor/use-items-import.ts';
import { saveCsv } from './save-csv.ts';

const ACCEPT = '.xlsx,.csv';

/** Check items from a table into the draft, in three steps. */
export function ItemsImport({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const job = useItemsImport(editor);
  const { report } = job;
  const template = () =>
    saveCsv(t('template.importing.template'), [
      t('template.importing.headers').split(','),
      t('template.importing.example').split(','),
    ]);
  const merged = report ? mergedRows(report) : [];
  return (
    <ImportDialog
      title={t('template.importing.title')}
      step={job.step}
      isBusy={job.isBusy}
      accept={ACCEPT}
      maxBytes={LIMIT.import.bytes}
      maxRows={LIMIT.import.checkItems}
      onTemplate={template}
      onFile={(picked) => void job.check(picked)}
      {...(job.file ? { file: job.file } : {})}
      {...(report ? { dryRun: dryRunOf(report, t('template.importing.merged')) } : {})}
      duplicates={job.choice}
      duplicateChoices={['skip', 'keep_both']}
      onDuplicates={(next) => job.setChoice(next === 'keep_both' ? 'keep_both' : 'skip')}
      onDownloadErrors={() =>
        saveCsv(t('template.importing.errorsFile'), [
          [t('ui.importing.row'), t('ui.importing.column'), t('ui.importing.content'), t('ui.importing.fix')],
          ...(report?.errors ?? []).map((one) => [String(one.row), one.column, one.value, one.message]),
        ])
      }
      onImport={job.bring}
      onBack={job.back}
      onClose={onClose}
      error={job.error}
      result={
        <div className="template-form" role="status">
          <strong>{t('template.done.imported', { count: job.added })}</strong>
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
