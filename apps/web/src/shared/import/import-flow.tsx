import type { Noun } from '@rondo/contract/noun';
import type { JobKind } from '@rondo/domain/job';
import { LIMIT } from '@rondo/domain/limit';
import type { MessageKey } from '@rondo/messages';
import { type ReactNode, useState } from 'react';
import { useT } from '../i18n.tsx';
import { CountedNextRun } from '../ui/counted-next-run.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { PickStep } from './pick-step.tsx';
import { RunStep } from './run-step.tsx';
import { type ImportApi, type Importing, type ImportStep, useImport } from './use-import.ts';
import './import.css';

/** What can be imported: all that the imports of one feature have in common. */
export interface Importable {
  api: ImportApi;
  /** `shop.import`: whose jobs these are. */
  kind: JobKind;
  /** "Import stores". */
  title: MessageKey;
  maxRows: number;
  /** Nouns of the reads that an import changes on screen. */
  invalidates: readonly Noun[];
  /** It changes what statistics count by: said before it is written, while these may be running. */
  isCounted?: boolean;
}

interface Props extends Importable {
  templateId?: string;
  before?: () => Promise<unknown>;
  /** The import makes something that has a name: asked for in the check, beginning with the name of the file. */
  nameLabel?: string;
  /** Shown when an import is over, with what it made as a whole. */
  after?: (madeId: string | null) => ReactNode;
  onClose: () => void;
}

const ORDER: readonly ImportStep[] = ['pick', 'columns', 'check', 'run'];

/** Importing a table, the same for everything: file, columns, check, run. Nothing is written before the check was seen. */
export function ImportFlow({
  kind,
  title,
  maxRows,
  invalidates,
  nameLabel,
  after,
  isCounted,
  onClose,
  ...options
}: Props) {
  const t = useT();
  const flow = useImport(options);
  const [name, setName] = useState<string | null>(null);
  const { step, report, isBusy } = flow;
  const called = name ?? flow.file?.name.replace(/\.[^.]*$/, '').slice(0, LIMIT.name.template) ?? '';
  return (
    <Dialog title={t(title)} width={860} isSticky onClose={onClose}>
      <Steps current={step} />
      <div className="import-body" aria-busy={isBusy}>
        {isBusy && <Spinner label={t('import.reading')} />}
        {!isBusy && step === 'pick' && <PickStep flow={flow} api={options.api} kind={kind} maxRows={maxRows} />}
        {!isBusy && step === 'columns' && report && <ColumnsStep key={report.importId} flow={flow} report={report} />}
        {step === 'check' && isCounted && <CountedNextRun />}
        {!isBusy && step === 'check' && report && (
          <CheckStep
            report={report}
            file={flow.file}
            duplicates={flow.duplicates}
            onDuplicates={flow.setDuplicates}
            onChange={() => flow.setStep('pick')}
            onColumns={() => flow.setStep('columns')}
            onImport={() => void flow.write(nameLabel ? called : undefined)}
            {...(nameLabel ? { name: { label: nameLabel, value: called, onChange: setName } } : {})}
          />
        )}
        {!isBusy && step === 'run' && flow.jobId && (
          <RunStep id={flow.jobId} invalidates={invalidates} after={after} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function Steps({ current }: Pick<{ current: Importing['step'] }, 'current'>) {
  const t = useT();
  const at = ORDER.indexOf(current);
  return (
    <ol className="import-steps">
      {ORDER.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at}>
          <span className="import-step-no num">{index + 1}</span>
          {t(`import.${step}`)}
        </li>
      ))}
    </ol>
  );
}
