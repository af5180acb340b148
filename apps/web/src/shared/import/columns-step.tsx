import type { ImportReport } from '@rondo/contract/import';
import { useState } from 'react';
import { useT } from '../i18n.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { changed, lettersOf, type Mapping, mappingOf } from './mapping.ts';
import type { Importing } from './use-import.ts';
import './columns-step.css';

const NONE = 'none';

interface Props {
  flow: Importing;
  report: ImportReport;
}

/** What the columns of the file are, each with some of its values; and one value for what no column holds. */
export function ColumnsStep({ flow, report }: Props) {
  const t = useT();
  const [mapping, setMapping] = useState<Mapping>(() => mappingOf(report));
  const [defaults, setDefaults] = useState(flow.sayings.defaults);
  const missing = report.fields.filter(({ isRequired, name }) => isRequired && !mapping.includes(name));
  const isSame =
    changed(mappingOf(report), mapping).length === 0 &&
    JSON.stringify(defaults) === JSON.stringify(flow.sayings.defaults);
  const next = () => {
    if (isSame) return flow.setStep('check');
    const mine = mapping.map((field) => field ?? '');
    void flow.say({ mapping: mine, defaults, sheet: report.sheet }, 'check');
  };
  return (
    <>
      {report.sheets.length > 1 && (
        <SelectField
          label={t('import.sheet')}
          value={report.sheet}
          options={report.sheets.map((label, value) => ({ value, label: label || String(value + 1) }))}
          onChange={(sheet) => void flow.say({ mapping: [], defaults: {}, sheet }, 'columns')}
        />
      )}
      <p className="meta">{t('import.columnsHint')}</p>
      <Columns report={report} mapping={mapping} onMapping={setMapping} />
      {missing.map(({ name, label, choices }) => (
        <div key={name} className="import-missing">
          <span>{t('import.missing', { field: label })}</span>
          {choices.length > 0 ? (
            <SelectField
              label={`${t('import.forAll')}: ${label}`}
              isClearable
              isSearchable
              value={defaults[name] ?? null}
              placeholder={t('import.forAllNone')}
              options={choices.map((value) => ({ value, label: value }))}
              onChange={(value) => setDefaults({ ...defaults, [name]: value ?? '' })}
            />
          ) : (
            <TextField
              label={`${t('import.forAll')}: ${label}`}
              value={defaults[name] ?? ''}
              placeholder={t('import.forAllNone')}
              onChange={(value) => setDefaults({ ...defaults, [name]: value })}
            />
          )}
        </div>
      ))}
      <footer className="import-footer">
        <button type="button" className="button" onClick={() => flow.setStep('pick')}>
          {t('ui.back')}
        </button>
        <button type="button" className="button button-primary" onClick={next}>
          {t('ui.next')}
        </button>
      </footer>
    </>
  );
}

interface ColumnsProps {
  report: ImportReport;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
}

function Columns({ report, mapping, onMapping }: ColumnsProps) {
  const t = useT();
  const options = [
    { value: NONE, label: t('import.leaveOut') },
    ...report.fields.map(({ name, label }) => ({ value: name, label })),
  ];
  const choose = (column: number, field: string | null) => {
    const isJoined = report.fields.find(({ name }) => name === field)?.isJoined === true;
    // A field that cannot be joined is used once: whoever had it before is left out.
    onMapping(
      mapping.map((old, at) => (at === column ? field : !isJoined && field !== null && old === field ? null : old)),
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard
    <section className="import-columns" tabIndex={0} aria-label={t('import.columns')}>
      <ul>
        {report.columns.map(({ header, samples, by, field }, column) => {
          const heading = header || t('import.columnNo', { letter: lettersOf(column) });
          const chosen = mapping[column] ?? null;
          const isJoined = chosen !== null && mapping.filter((other) => other === chosen).length > 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings repeat
            <li key={column} data-unused={chosen === null}>
              <span className="import-heading">
                <code>{heading}</code>
                <span className="meta ellipsis" title={samples.join(' · ')}>
                  {samples.join(' · ') || t('import.empty')}
                </span>
              </span>
              <span className="import-field">
                <SelectField
                  label={heading}
                  isLabelHidden
                  isSearchable
                  value={chosen ?? NONE}
                  options={options}
                  onChange={(value) => choose(column, value === NONE ? null : value)}
                />
                {isJoined && <span className="import-badge">{t('import.joined')}</span>}
                {!isJoined && by === 'values' && chosen === field && chosen !== null && (
                  <span className="import-badge">{t('import.byValues')}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
