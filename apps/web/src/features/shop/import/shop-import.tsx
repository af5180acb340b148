import { type ShopImportReport, shopApi } from '@rondo/contract/shop';
import { UPLOAD } from '@rondo/domain/limit';
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
import { SHOP_READS } from '../shop-reads.ts';
import { saveTemplate } from './import-files.ts';
import { ImportResult } from './import-result.tsx';
import { type Mapping, MappingDialog } from './mapping-dialog.tsx';

const MAX_ROWS = 50_000;
type Step = 'pick' | 'mapping' | 'check' | 'done';

/** Importing stores: file, what its columns are, dry run, result. Nothing is written before the dry run was seen. */
export function ShopImport({ onClose }: { onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const [step, setStep] = useState<Step>('pick');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ShopImportReport | null>(null);
  const [duplicates, setDuplicates] = useState<DuplicateChoice>('skip');
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState('');
  const run = useAct(shopApi.importRun, {
    touches: SHOP_READS,
    onDone: () => setStep('done'),
    onRefused: (refusal) => {
      if (refusal.reason !== 'NOT_FOUND') return false;
      setError(t('shop.importing.expired'));
      setStep('pick');
      return true;
    },
  });
  const [result, setResult] = useState<Awaited<ReturnType<typeof run.run>>>(null);

  const check = async (chosen: File, mapping: Mapping | null, next: Step) => {
    setError('');
    setFile(chosen);
    if (chosen.size > UPLOAD.import.bytes) return setError(t('error.FILE_TOO_LARGE'));
    setReading(true);
    try {
      setReport(await upload(shopApi.importDryRun, mapping ? { mapping: JSON.stringify(mapping) } : {}, [chosen]));
      setStep(next);
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
  if (step === 'mapping' && report && file) {
    return (
      <MappingDialog
        report={report}
        isBusy={isReading}
        onBack={() => setStep('pick')}
        onClose={onClose}
        onNext={(mapping) => (mapping ? void check(file, mapping, 'check') : setStep('check'))}
      />
    );
  }
  return (
    <ImportDialog
      title={t('shop.importing.title')}
      step={step === 'mapping' ? 'pick' : step}
      isBusy={isReading || run.busy}
      accept=".csv,.xlsx"
      maxBytes={UPLOAD.import.bytes}
      maxRows={MAX_ROWS}
      onTemplate={() => saveTemplate(t)}
      onFile={(chosen) => void check(chosen, null, 'mapping')}
      {...(file ? { file: { name: file.name, sizeBytes: file.size } } : {})}
      {...(report ? { dryRun: dryRunOf(report) } : {})}
      duplicates={duplicates}
      duplicateChoices={['skip', 'overwrite']}
      onDuplicates={setDuplicates}
      onDownloadErrors={() => report && saveImportErrors(t('shop.importing.errorsFile'), report.errors, t)}
      onImport={() => void write()}
      onBack={() => setStep('mapping')}
      onClose={onClose}
      result={result && <ImportResult result={result} />}
      error={error}
    />
  );
}

function dryRunOf(report: ShopImportReport) {
  return {
    rows: report.rows,
    ready: report.ready,
    errorRows: report.rows - report.ready - report.duplicateCount,
    duplicates: report.duplicateCount,
    errors: report.errors.map(({ row, column, value, message }) => ({ row, column, content: value, fix: message })),
  };
}
