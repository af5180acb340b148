import { type DuplicateChoice, type ImportReport, importApi } from '@rondo/contract/import';
import { LIMIT } from '@rondo/domain/limit';
import type { Shape } from '@rondo/domain/state-shapes';
import { bytes } from '@rondo/messages/format/number';
import { Download, FileSpreadsheet } from 'lucide-react';
import { listText } from '../format/list.ts';
import { useFormat } from '../format/use-format.tsx';
import { Refusal } from '../http/http.ts';
import { useT } from '../i18n.tsx';
import { saveAnswer } from '../save-answer.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { StatusIcon } from '../ui/status/status-icon.tsx';
import { NoteTable } from './note-table.tsx';
import { Preview } from './preview.tsx';

interface Props {
  report: ImportReport;
  file: Pick<File, 'name' | 'size'> | null;
  duplicates: DuplicateChoice;
  onDuplicates: (choice: DuplicateChoice) => void;
  /** Another file. */
  onChange: () => void;
  onColumns: () => void;
  onImport: () => void;
  name?: { label: string; value: string; onChange: (name: string) => void };
}

/** What an import would do: counts, what was understood, the first rows as they will be, what is wrong. Presentational. */
export function CheckStep(props: Props) {
  const { report, file, duplicates, onColumns, onImport, name } = props;
  const t = useT();
  const count = toWrite(report, duplicates);
  return (
    <>
      {file && <FileLine {...props} file={file} />}
      {name && (
        <TextField
          label={name.label}
          value={name.value}
          maxLength={LIMIT.name.template}
          onChange={name.onChange}
          isRequired
        />
      )}
      <div className="import-counters">
        <Counter tone="ok" icon="check" count={report.ready} label={t('import.ready')} />
        <Counter tone="bad" icon="cross" count={report.errorRows} label={t('import.errors')} />
        <Counter tone="warn" icon="half" count={report.duplicateCount} label={t('import.duplicates')} />
      </div>
      <Understood report={report} />
      <NoteTable notes={report.errors} label={t('import.errors')} />
      {report.errorRows > 0 && <MendButton id={report.importId} />}
      {report.warningCount > 0 && (
        <details className="import-warnings">
          <summary>{t('import.warnings', { count: report.warningCount })}</summary>
          <NoteTable notes={report.warnings} label={t('import.warnings', { count: report.warningCount })} />
        </details>
      )}
      <Duplicates {...props} />
      <Preview preview={report.preview} />
      <footer className="import-footer">
        <span className="meta">{t(count > 0 ? 'import.notWritten' : 'import.nothing')}</span>
        <button type="button" className="button" onClick={onColumns}>
          {t('import.columns')}
        </button>
        <button
          type="button"
          className="button button-primary"
          disabled={count === 0 || name?.value.trim() === ''}
          onClick={onImport}
        >
          {t('import.submit', { count })}
        </button>
      </footer>
    </>
  );
}

/** How many rows the import will write, given what happens to the duplicates. */
function toWrite({ ready, duplicateCount, choices }: ImportReport, choice: DuplicateChoice): number {
  return ready + (choice === 'skip' || choices.length === 0 ? 0 : duplicateCount);
}

function FileLine({ file, report, onChange }: Props & { file: Pick<File, 'name' | 'size'> }) {
  const t = useT();
  return (
    <div className="import-file">
      <span className="import-icon">
        <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="import-name">
        <span className="ellipsis">{file.name}</span>
        <span className="meta num">{t('import.file', { rows: report.rows, size: bytes(file.size) })}</span>
      </span>
      <button type="button" className="button" onClick={onChange}>
        {t('import.change')}
      </button>
    </div>
  );
}

function Counter({
  tone,
  icon,
  count,
  label,
}: {
  tone: 'ok' | 'bad' | 'warn';
  icon: Shape;
  count: number;
  label: string;
}) {
  const format = useFormat();
  return (
    <div className="import-counter" data-tone={count > 0 ? tone : 'mute'}>
      <StatusIcon shape={icon} size={16} />
      <strong className="num">{format.count(count)}</strong>
      {label}
    </div>
  );
}

const NAMED = 4;

/** What else would be made, and what was done without being asked. */
function Understood({ report }: { report: ImportReport }) {
  const t = useT();
  const made = report.creates.map(({ noun, count, names }) => {
    const some = listText(t, names.slice(0, NAMED)) + (count > NAMED ? ' …' : '');
    return t(`import.creates.${noun}`, { count, names: some });
  });
  const all = [...made, ...report.notes];
  if (all.length === 0) return null;
  return (
    <ul className="import-notes" aria-label={t('import.understood')}>
      {all.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The rows that were not right, as a file that can be mended and imported again. */
export function MendButton({ id }: { id: string }) {
  const t = useT();
  const save = () => {
    saveAnswer(importApi.mend, { id }).catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause;
    });
  };
  return (
    <button type="button" className="button import-mend" onClick={save}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {t('import.downloadErrors')}
    </button>
  );
}

const CHOICE_KEYS = {
  skip: 'import.skip',
  overwrite: 'import.overwrite',
  keep_both: 'import.keepBoth',
  replace: 'import.replace',
} as const;

function Duplicates({ report, duplicates, onDuplicates, name }: Props) {
  const t = useT();
  const { duplicateCount, choices } = report;
  // A whole list that is there can be replaced although nothing in it is double; what is new has none.
  const isReplaceable = choices.includes('replace') && !name;
  if (choices.length === 0 || (duplicateCount === 0 && !isReplaceable)) return null;
  return (
    <fieldset className="import-choices">
      <legend>{t('import.duplicatesQuestion', { count: duplicateCount })}</legend>
      {choices
        .filter((choice) => choice !== 'replace' || isReplaceable)
        .map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="import-duplicates"
              checked={duplicates === choice}
              onChange={() => onDuplicates(choice)}
            />
            {t(CHOICE_KEYS[choice])}
          </label>
        ))}
      {duplicates === 'replace' && <span className="meta">{t('import.replaceHint')}</span>}
    </fieldset>
  );
}
