import type { ImportReport } from '@rondo/contract/import';
import { useT } from '../i18n.tsx';

/** The first rows as they will be. */
export function Preview({ preview: { fields, rows } }: Pick<ImportReport, 'preview'>) {
  const t = useT();
  if (rows.length === 0) return null;
  const label = t('import.willBe', { count: rows.length });
  return (
    <>
      <h3 className="import-title">{label}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard */}
      <section className="import-table import-preview" tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              <th>{t('import.row')}</th>
              {fields.map((field) => (
                <th key={field}>{field}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr key={row}>
                <td className="num">{row}</td>
                {cells.map((cell, at) => (
                  <td key={fields[at]} title={cell}>
                    <span className="import-cell">{cell}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
