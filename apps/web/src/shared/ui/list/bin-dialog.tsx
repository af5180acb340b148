import type { BinEntry, bin, RestoreInput } from '@rondo/contract/kit/bin';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { done } from '@rondo/contract/kit/shapes';
import type { Noun } from '@rondo/contract/noun';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import type { z } from 'zod';
import { useFormat } from '../../format/use-format.tsx';
import { useAct, useCall } from '../../http/query.ts';
import { useT } from '../../i18n.tsx';
import { Dialog } from '../dialog.tsx';
import { TextField } from '../form/text-field.tsx';
import { toast } from '../toast.ts';
import './bin-dialog.css';

interface Props {
  read: Endpoint<z.ZodObject, typeof bin>;
  restore: Endpoint<z.ZodType<unknown, RestoreInput>, typeof done>;
  /** Nouns of the reads that what comes back belongs to. */
  invalidates?: readonly Noun[];
  onClose: () => void;
}

/** What was deleted in the last days, with one button each to bring it back. */
export function BinDialog({ read, restore, invalidates = [], onClose }: Props) {
  const t = useT();
  const entries = useCall(read, {}).data;
  return (
    <Dialog title={t('ui.bin.title')} onClose={onClose}>
      <p className="meta">{t('ui.bin.hint', { days: LIMIT.bin.days })}</p>
      {entries?.length === 0 && <p className="bin-empty">{t('ui.bin.empty')}</p>}
      <ul className="bin-list" aria-busy={entries === undefined}>
        {entries?.map((entry) => (
          <Line key={entry.id} entry={entry} restore={restore} invalidates={invalidates} />
        ))}
      </ul>
    </Dialog>
  );
}

/** What others may have taken meanwhile. */
const TAKEN = ['name', 'code'] as const;
type Taken = (typeof TAKEN)[number];
type Another = Partial<Record<Taken, string>>;

/** One deleted thing. A name or code that is refused can be changed here, and it comes back under the new one. */
function Line({ entry, restore, invalidates }: { entry: BinEntry } & Required<Pick<Props, 'restore' | 'invalidates'>>) {
  const t = useT();
  const format = useFormat();
  const { id, name, deletedBy } = entry;
  const [another, setAnother] = useState<Another>({});
  const [fault, setFault] = useState<{ at: Taken; message: string } | null>(null);
  const { run, busy } = useAct(restore, {
    invalidates: invalidates,
    onDone: (_done, input) => toast.ok(t('ui.bin.restored', { name: input.name ?? name })),
    onRefused: (refusal) => {
      const field = refusal.fields[0];
      const at = TAKEN.find((one) => one === field?.path);
      if (!field || !at) return false;
      setAnother((before) => ({ [at]: at === 'name' ? name : '', ...before }));
      setFault({ at, message: refusal.reason === 'INPUT_REFUSED' ? field.message : refusal.message });
      return true;
    },
  });
  const change = (at: Taken, text: string) => {
    setAnother({ ...another, [at]: text });
    if (fault?.at === at) setFault(null);
  };
  const at = format.dateTime(entry.deletedAt);
  return (
    <li>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void run({ id, ...another });
        }}
      >
        <div>
          <span className="bin-name">{name}</span>
          <span className="meta num">{deletedBy ? t('ui.bin.by', { name: deletedBy.name, at }) : at}</span>
          {TAKEN.map((one) => {
            const value = another[one];
            if (value === undefined) return null;
            return (
              <TextField
                key={one}
                label={t(`ui.bin.another.${one}`)}
                {...(one === 'code' ? { hint: t('ui.bin.withoutCode') } : { isRequired: true })}
                value={value}
                onChange={(text) => change(one, text)}
                error={fault?.at === one && fault.message}
                autoFocus
              />
            );
          })}
        </div>
        <button type="submit" className="button" aria-label={t('ui.bin.restoreName', { name })} aria-busy={busy}>
          {t('ui.bin.restore')}
        </button>
      </form>
    </li>
  );
}
