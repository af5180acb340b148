import { memberApi } from '@rondo/contract/member';
import type { MemberImportReport } from '@rondo/contract/member-shape';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Refusal, wordsOf } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { upload } from '../../../shared/http/upload.ts';
import { useT } from '../../../shared/i18n.tsx';
import { type DuplicateChoice, ImportDialog } from '../../../shared/ui/form/import-dialog.tsx';
import { saveImportErrors } from '../../../shared/ui/form/save-import-errors.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { MEMBER_READS } from '../member-reads.ts';
import { saveXlsx } from '../save-xlsx.ts';
import { ImportNotes } from './import-notes.tsx';
import { ImportResult } from './import-result.tsx';
import './member-import.css';

/** Importing members: file, dry run, result. Nothing is written before the dry run was seen. */
export default function MemberImport({ onClose }: { onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const [step, setStep] = useState<'pick' | 'check' | 'done'>('pick');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<MemberImportReport | null>(null);
  const [duplicates, setDuplicates] = useState<DuplicateChoice>('skip');
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState('');
  const run = useAct(memberApi.runImport, {
    touches: MEMBER_READS,
    onDone: () => setStep('done'),
    onRefused: ({ reason }) => {
      if (reason !== 'NOT_FOUND' && reason !== 'STALE') return false;
      setError(t('member.importing.expired'));
      setStep('pick');
      return true;
    },
  });
  const [result, setResult] = useState<Awaited<ReturnType<typeof run.run>>>(null);

  const check = async (chosen: File) => {
    setError('');
    setFile(chosen);
    if (chosen.size > LIMIT.import.bytes) return setError(t('error.FILE_TOO_LARGE'));
    setReading(true);
    try {
      setReport(await upload(memberApi.checkImport, {}, [chosen]));
      setStep('check');
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      setError(cause.fields[0]?.message ?? wordsOf(cause));
      setStep('pick');
    } finally {
      setReading(false);
    }
  };
  const write = async () => {
    if (!report) return;
    const choice = duplicates === 'overwrite' ? 'overwrite' : 'skip';
    const done = await run.run({ importId: report.importId, duplicates: choice, requestId: uuidv7() });
    if (!done) return;
    setResult(done);
    toast.ok(t('ui.importing.finished', { count: format.count(done.created + done.updated) }));
  };
  const template = () => {
    saveXlsx(memberApi.importTemplate, {}, t('member.importing.template')).catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause;
    });
  };
  return (
    <ImportDialog
      title={t('member.importing.title')}
      step={step}
      isBusy={isReading || run.busy}
      accept=".csv,.xlsx"
      maxBytes={LIMIT.import.bytes}
      maxRows={LIMIT.import.members}
      onTemplate={template}
      onFile={(chosen) => void check(chosen)}
      {...(file ? { file: { name: file.name, sizeBytes: file.size } } : {})}
      {...(report ? { dryRun: dryRunOf(report) } : {})}
      duplicates={duplicates}
      duplicateChoices={['skip', 'overwrite']}
      onDuplicates={setDuplicates}
      onDownloadErrors={() => report && saveImportErrors(t('member.importing.errorsFile'), report.errors, t)}
      onImport={() => void write()}
      onBack={() => setStep('pick')}
      onClose={onClose}
      {...(report ? { notes: <ImportNotes report={report} /> } : {})}
      result={result && <ImportResult result={result} />}
      error={error}
    />
  );
}

function dryRunOf(report: MemberImportReport) {
  return {
    rows: report.rows,
    ready: report.ready,
    errorRows: report.rows - report.ready - report.duplicateCount,
    duplicates: report.duplicateCount,
    errors: report.errors.map(({ row, column, value, message }) => ({ row, column, content: value, fix: message })),
  };
}
