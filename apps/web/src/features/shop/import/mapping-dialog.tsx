import type { ShopImportReport } from '@rondo/contract/shop';
import { Button, Modal, Steps } from 'antd';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';

/** The fields a column of a file can be, in the order of the list. */
export const IMPORT_FIELDS = [
  'name',
  'code',
  'group',
  'state',
  'manager',
  'phone',
  'province',
  'city',
  'district',
  'address',
  'latitude',
  'longitude',
  'format',
  'areaM2',
  'tags',
  'openedOn',
  'timeZone',
  'hours',
  'remarks',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
/** Header to field; null leaves the column out. */
export type Mapping = Record<string, ImportField | null>;

interface Props {
  report: ShopImportReport;
  isBusy: boolean;
  onBack: () => void;
  /** Null: the guess was right, so that the dry run there is still holds. */
  onNext: (mapping: Mapping | null) => void;
  onClose: () => void;
}

const IGNORE = 'ignore';

/** What the columns of the file are: guessed from their headers, to be put right here. */
export function MappingDialog({ report, isBusy, onBack, onNext, onClose }: Props) {
  const t = useT();
  const [mapping, setMapping] = useState<Mapping>(() => guessOf(report));
  const choose = (header: string, field: ImportField | null) => {
    // A field is used once: whoever had it before is left out.
    const others = Object.entries(mapping).map(([name, old]) => [name, field !== null && old === field ? null : old]);
    setMapping({ ...Object.fromEntries(others), [header]: field });
  };
  const isChanged = JSON.stringify(mapping) !== JSON.stringify(guessOf(report));
  const hasName = Object.values(mapping).includes('name');
  return (
    <Modal
      open
      width={760}
      title={t('shop.importing.title')}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <div className="import-footer">
          <span className="meta">{t(hasName ? 'shop.importing.mappingHint' : 'shop.importing.composed')}</span>
          <Button onClick={onBack}>{t('ui.back')}</Button>
          <Button type="primary" autoFocus loading={isBusy} onClick={() => onNext(isChanged ? mapping : null)}>
            {t('ui.next')}
          </Button>
        </div>
      }
    >
      <Steps
        className="import-steps"
        size="small"
        current={0}
        items={[
          { title: t('ui.importing.pick') },
          { title: t('ui.importing.check') },
          { title: t('ui.importing.finish') },
        ]}
      />
      <div className="import-body">
        {isBusy ? (
          <Spinner label={t('ui.importing.reading')} />
        ) : (
          <>
            <h3>{t('shop.importing.mapping')}</h3>
            <MappingTable report={report} mapping={mapping} onChoose={choose} />
            {report.newGroups.length > 0 && <NewGroups paths={report.newGroups} />}
          </>
        )}
      </div>
    </Modal>
  );
}

interface TableProps {
  report: ShopImportReport;
  mapping: Mapping;
  onChoose: (header: string, field: ImportField | null) => void;
}

function MappingTable({ report, mapping, onChoose }: TableProps) {
  const t = useT();
  const options = [
    { value: IGNORE, label: t('shop.importing.ignore') },
    ...IMPORT_FIELDS.map((value) => ({ value, label: t(`shop.field.${value}`) })),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard
    <section className="import-mapping" tabIndex={0} aria-label={t('shop.importing.mapping')}>
      <table>
        <tbody>
          {report.columns.map(({ header }) => (
            <tr key={header}>
              <td>
                <code>{header}</code>
              </td>
              <td>
                <SelectField
                  label={header}
                  isLabelHidden
                  isSearchable
                  value={mapping[header] ?? IGNORE}
                  options={options}
                  onChange={(value) => onChoose(header, IMPORT_FIELDS.find((field) => field === value) ?? null)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const NAMED = 3;

function NewGroups({ paths }: { paths: readonly string[] }) {
  const t = useT();
  const names = paths.slice(0, NAMED).join(', ') + (paths.length > NAMED ? ' …' : '');
  return <p className="meta">{t('shop.importing.newGroups', { count: paths.length, names })}</p>;
}

function guessOf(report: ShopImportReport): Mapping {
  return Object.fromEntries(
    report.columns.map(({ header, field }) => [header, IMPORT_FIELDS.find((known) => known === field) ?? null]),
  );
}
