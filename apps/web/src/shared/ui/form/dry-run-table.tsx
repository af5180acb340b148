import { useT } from '../../i18n.tsx';

/** One thing wrong in a file: where, what stands there, what to change. */
export type DryRunError = { row: number; column: string; content: string; fix: string };

/** What an import would do, before anything is written. Counts are rows; `ready` holds no duplicates. */
export type DryRun = {
  rows: number;
  ready: number;
  errorRows: number;
  duplicates: number;
  errors: readonly DryRunError[];
};

/** The errors of a dry run, row by row. */
export function DryRunTable({ errors }: { errors: readonly DryRunError[] }) {
  const t = useT();
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard
    <section className="import-errors" tabIndex={0} aria-label={t('ui.importing.errors')}>
      <table>
        <thead>
          <tr>
            <th>{t('ui.importing.row')}</th>
            <th>{t('ui.importing.column')}</th>
            <th>{t('ui.importing.content')}</th>
            <th>{t('ui.importing.fix')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <tr key={`${error.row}-${error.column}-${error.fix}`}>
              <td className="num">{error.row}</td>
              <td>{error.column}</td>
              <td>
                {error.content ? <code>{error.content}</code> : <span className="meta">{t('ui.importing.empty')}</span>}
              </td>
              <td>{error.fix}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
