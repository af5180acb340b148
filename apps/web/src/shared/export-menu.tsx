import { EXPORT_FORMATS, type ExportFormat } from '@rondo/contract/export';
import { LIMIT } from '@rondo/domain/limit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useT } from './i18n.tsx';
import { Popover } from './ui/popover.tsx';
import { useListExport } from './use-list-export.ts';

interface Props<F> {
  /** Of the file, without its ending. */
  title: string;
  /** The filters of the list as its endpoint takes them. */
  filters: F;
  count: (filters: F & { size: number }) => Promise<{ total: number }>;
  save: (filters: F & { format: ExportFormat }) => Promise<void>;
  start: (filters: F & { format: ExportFormat; requestId: string }) => Promise<unknown>;
  /** What else of the list leaves as a file. */
  more?: readonly MoreExport[];
}

/** A further file of a list: another sheet, its pictures, its reports. */
export interface MoreExport {
  key: string;
  label: string;
  run: () => Promise<void>;
}

/** The filtered list as a file, in the format that is chosen; a long one as background work. */
export function ExportMenu<F extends object>({ title, filters, count, save: download, start, more = [] }: Props<F>) {
  const t = useT();
  const run = useListExport();
  const [isOpen, setOpen] = useState(false);
  const save = (format: ExportFormat) => {
    setOpen(false);
    void run({
      title,
      ending: format,
      done: t('job.exporting.done'),
      count: async () => (await count({ ...filters, size: LIMIT.page.sizes[0] })).total,
      save: () => download({ ...filters, format }),
      inBackground: () => start({ ...filters, format, requestId: uuidv7() }),
    });
  };
  return (
    <Popover
      label={t('job.exporting.formats')}
      role="menu"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <button
          type="button"
          className="quiet"
          aria-label={t('job.exporting.act')}
          title={t('job.exporting.act')}
          {...trigger}
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    >
      {EXPORT_FORMATS.map((format) => (
        <button key={format} type="button" role="menuitem" className="menu-item" onClick={() => save(format)}>
          {t(`job.exporting.${format}`)}
        </button>
      ))}
      {more.map(({ key, label, run: save }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          className="menu-item"
          onClick={() => {
            setOpen(false);
            void save();
          }}
        >
          {label}
        </button>
      ))}
    </Popover>
  );
}
