import { type DepartmentImportReport, departmentApi } from '@rondo/contract/department';
import { LIMIT, UPLOAD } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { Refusal, wordsOf } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { upload } from '../../../shared/http/upload.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ImportDialog } from '../../../shared/ui/form/import-dialog.tsx';
import { saveImportErrors } from '../../../shared/ui/form/save-import-errors.ts';
import { Glyph } from '../../../shared/ui/glyph/glyph.tsx';
import { saveTemplate } from './import-files.ts';
import './import.css';

/** Importing paths: a file, what it would make, the result. A file with an error writes nothing. */
export function DepartmentImport({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [step, setStep] = useState<'pick' | 'check' | 'done'>('pick');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<DepartmentImportReport | null>(null);
  const [requestId, setRequestId] = useState('');
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState('');
  const [created, setCreated] = useState(0);
  const run = useAct(departmentApi.runImport, {
    onRefused: (refusal) => {
      if (refusal.reason !== 'NOT_FOUND') return false;
      setError(t('department.importing.expired'));
      setStep('pick');
      return true;
    },
  });
  const check = async (chosen: File) => {
    setError('');
    setFile(chosen);
    if (chosen.size > UPLOAD.import.bytes) return setError(t('error.FILE_TOO_LARGE'));
    setReading(true);
    try {
      setReport(await upload(departmentApi.checkImport, {}, [chosen]));
      setRequestId(uuidv7());
      setStep('check');
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      setError(cause.fields[0]?.message ?? wordsOf(cause));
    } finally {
      setReading(false);
    }
  };
  const write = async () => {
    if (!report) return;
    const done = await run.run({ importId: report.importId, requestId });
    if (!done) return;
    setCreated(done.created);
    setStep('done');
  };
  return (
    <ImportDialog
      title={t('department.importing.title')}
      step={step}
      isBusy={isReading || run.busy}
      accept=".csv,.xlsx"
      maxBytes={UPLOAD.import.bytes}
      maxRows={LIMIT.import.departments}
      onTemplate={() => saveTemplate(t)}
      onFile={(chosen) => void check(chosen)}
      {...(file ? { file: { name: file.name, sizeBytes: file.size } } : {})}
      {...(report ? { dryRun: dryRunOf(report) } : {})}
      duplicates="skip"
      onDuplicates={() => {}}
      onDownloadErrors={() => report && saveImportErrors(t('department.importing.errorsFile'), report.errors, t)}
      onImport={() => void write()}
      onBack={() => setStep('pick')}
      onClose={onClose}
      result={
        <div className="dept-import-result">
          <Glyph shape="check" tone="ok" size={32} />
          <h2>{t('department.importing.created', { count: created })}</h2>
        </div>
      }
      error={error}
    />
  );
}

/** What is ready are departments that would be made; with an error in the file it is none. */
function dryRunOf({ rows, create, errors, errorCount }: DepartmentImportReport) {
  return {
    rows,
    ready: errorCount > 0 ? 0 : create.length,
    errorRows: errorCount,
    duplicates: 0,
    errors: errors.map(({ row, column, value, message }) => ({ row, column, content: value, fix: message })),
  };
}
