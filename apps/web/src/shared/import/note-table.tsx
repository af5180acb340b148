import type { ImportNote } from '@rondo/contract/import';
import { useT } from '../i18n.tsx';

/** What is said of single cells: where, what stands there, what to change. */
export function NoteTable({ notes, label }: { notes: readonly ImportNote[]; label: string }) {
  const t = useT();
  if (notes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard
    <section className="import-table" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th>{t('import.row')}</th>
            <th>{t('import.column')}</th>
            <th>{t('import.content')}</th>
            <th>{t('import.fix')}</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ row, column, value, message }) => (
            <tr key={`${row}-${column}-${value}-${message}`}>
              <td className="num">{row}</td>
              <td>{column}</td>
              <td>{value ? <code>{value}</code> : <span className="meta">{t('import.empty')}</span>}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
