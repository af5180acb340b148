import { Button, Modal, Radio, Steps } from 'antd';
import { Download, FileSpreadsheet, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { bytes } from '../../format/number.ts';
import { useT } from '../../i18n.tsx';
import { AntdProvider } from '../antd-provider.tsx';
import { Glyph } from '../glyph/glyph.tsx';
import type { Shape } from '../glyph/shapes.ts';
import { Spinner } from '../spinner.tsx';
import { type DryRun, DryRunTable } from './dry-run-table.tsx';
import './import-dialog.css';

export type DuplicateChoice = 'skip' | 'overwrite' | 'keep_both';

type Props = {
  /** "Import check items". */
  title: string;
  step: 'pick' | 'check' | 'done';
  /** Spinner with "nothing has been written yet" while the dry run goes on. */
  isBusy?: boolean;
  /** `.xlsx`, the limit in bytes and rows: shown, and the first two checked before `onFile`. */
  accept: string;
  maxBytes: number;
  maxRows: number;
  onTemplate?: () => void;
  onFile: (file: File) => void;
  file?: { name: string; sizeBytes: number };
  dryRun?: DryRun;
  /** Below the errors: what is worth knowing before it is written. */
  notes?: ReactNode;
  duplicates: DuplicateChoice;
  /** What the thing allows; a choice fewer where it makes no sense. */
  duplicateChoices?: readonly DuplicateChoice[];
  onDuplicates: (choice: DuplicateChoice) => void;
  onDownloadErrors?: () => void;
  /** Writes the rows that are ready. */
  onImport: () => void;
  /** Back to choosing a file. */
  onBack: () => void;
  onClose: () => void;
  /** What stands there after the import: counts, what is still missing. */
  result?: ReactNode;
  /** Why the file was refused as a whole. */
  error?: ReactNode;
};

const order = ['pick', 'check', 'done'] as const;
const everyChoice: readonly DuplicateChoice[] = ['skip', 'overwrite', 'keep_both'];
const choiceKeys = {
  skip: 'ui.importing.skip',
  overwrite: 'ui.importing.overwrite',
  keep_both: 'ui.importing.keepBoth',
} as const;

/** How many rows the import will write, given what happens to the duplicates. */
export function toWrite(dryRun: DryRun, choice: DuplicateChoice): number {
  return dryRun.ready + (choice === 'skip' ? 0 : dryRun.duplicates);
}

/** Importing a file in three steps; nothing is written before the dry run was seen. Presentational. */
export function ImportDialog(props: Props) {
  const { title, step, isBusy = false, dryRun, onClose, result } = props;
  const t = useT();
  return (
    <AntdProvider>
      <Modal
        open
        title={title}
        width={760}
        footer={<ImportFooter {...props} />}
        onCancel={onClose}
        mask={{ closable: false }}
      >
        <Steps
          className="import-steps"
          size="small"
          current={order.indexOf(step)}
          items={[
            { title: t('ui.importing.pick') },
            { title: t('ui.importing.check') },
            { title: t('ui.importing.finish') },
          ]}
        />
        <div className="import-body">
          {isBusy && <Spinner label={t('ui.importing.reading')} />}
          {!isBusy && step === 'pick' && <PickFile {...props} />}
          {!isBusy && step === 'check' && dryRun && <CheckFile {...props} dryRun={dryRun} />}
          {!isBusy && step === 'done' && result}
        </div>
      </Modal>
    </AntdProvider>
  );
}

function PickFile({ accept, maxBytes, maxRows, onFile, onTemplate, error }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => files?.[0] && onFile(files[0]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the first act of the dialog, instead of its close button
        autoFocus
        className="import-drop"
        data-over={isOver}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Upload size={26} strokeWidth={1.75} aria-hidden />
        <span>{t('ui.importing.drop')}</span>
        <span className="meta">{t('ui.importing.hint', { types: accept, size: bytes(maxBytes), rows: maxRows })}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={t('ui.importing.pick')}
        onChange={(event) => take(event.target.files)}
      />
      {error && (
        <p role="alert" className="import-error">
          {error}
        </p>
      )}
      {onTemplate && (
        <Button icon={<Download />} onClick={onTemplate}>
          {t('ui.importing.template')}
        </Button>
      )}
    </>
  );
}

function CheckFile({
  file,
  dryRun,
  onBack,
  onDownloadErrors,
  duplicates,
  onDuplicates,
  ...props
}: Props & { dryRun: DryRun }) {
  const t = useT();
  const choices = props.duplicateChoices ?? everyChoice;
  return (
    <>
      {file && (
        <div className="import-file">
          <span className="import-icon">
            <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden />
          </span>
          <span className="import-name">
            <span className="ellipsis">{file.name}</span>
            <span className="meta num">
              {t('ui.importing.file', { rows: dryRun.rows, size: bytes(file.sizeBytes) })}
            </span>
          </span>
          <Button type="text" onClick={onBack}>
            {t('ui.importing.change')}
          </Button>
        </div>
      )}
      <div className="import-counters">
        <Counter tone="ok" glyph="check" count={dryRun.ready} label={t('ui.importing.ready')} />
        <Counter tone="bad" glyph="cross" count={dryRun.errorRows} label={t('ui.importing.errors')} />
        <Counter tone="warn" glyph="half" count={dryRun.duplicates} label={t('ui.importing.duplicates')} />
      </div>
      <DryRunTable errors={dryRun.errors} />
      {props.notes}
      <div className="import-choices">
        {dryRun.duplicates > 0 && (
          <>
            <span id="import-duplicates">{t('ui.importing.duplicatesQuestion', { count: dryRun.duplicates })}</span>
            <Radio.Group
              aria-labelledby="import-duplicates"
              value={duplicates}
              onChange={(event) => onDuplicates(event.target.value as DuplicateChoice)}
              options={choices.map((value) => ({ value, label: t(choiceKeys[value]) }))}
            />
          </>
        )}
        {onDownloadErrors && dryRun.errorRows > 0 && (
          <Button size="small" icon={<Download />} className="import-download" onClick={onDownloadErrors}>
            {t('ui.importing.downloadErrors')}
          </Button>
        )}
      </div>
    </>
  );
}

function Counter({
  tone,
  glyph,
  count,
  label,
}: {
  tone: 'ok' | 'bad' | 'warn';
  glyph: Shape;
  count: number;
  label: string;
}) {
  return (
    <div className="import-counter" data-tone={count > 0 ? tone : 'mute'}>
      <Glyph shape={glyph} size={16} />
      <strong className="num">{count}</strong>
      {label}
    </div>
  );
}

function ImportFooter({ step, isBusy = false, dryRun, duplicates, onBack, onImport, onClose }: Props) {
  const t = useT();
  if (step === 'done') {
    return (
      <Button type="primary" autoFocus onClick={onClose}>
        {t('ui.done')}
      </Button>
    );
  }
  if (step === 'pick' || !dryRun) return <Button onClick={onClose}>{t('ui.cancel')}</Button>;
  const count = toWrite(dryRun, duplicates);
  return (
    <div className="import-footer">
      <span className="meta">{t(count > 0 ? 'ui.importing.notWritten' : 'ui.importing.nothing')}</span>
      <Button onClick={onBack}>{t('ui.back')}</Button>
      <Button type="primary" autoFocus disabled={count === 0 || isBusy} loading={isBusy} onClick={onImport}>
        {t('ui.importing.submit', { count })}
      </Button>
    </div>
  );
}
