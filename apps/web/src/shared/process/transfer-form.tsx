import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { Noun } from '@rondo/contract/noun';
import { useState } from 'react';
import { useT } from '../i18n.tsx';
import { ActForm } from '../ui/form/act-form.tsx';
import { CommentField, type Successor, SuccessorField } from './act-fields.tsx';
import type { ActProps } from './act-props.ts';
import { useWorkAct } from './use-work-act.ts';

interface Props extends ActProps<{ id: string; rev: number; shop: { id: string | null } }> {
  endpoint: Endpoint;
  verb: string;
  done: (name: string) => string;
  /** Those who have it already. */
  without: readonly string[];
  invalidates: readonly Noun[];
}

/** Another handler, out of those who work for the store. */
export function TransferForm({ endpoint, detail, verb, done, without, invalidates, onClose, onGone }: Props) {
  const t = useT();
  const [to, setTo] = useState<Successor | null>(null);
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const transfer = useWorkAct(endpoint, {
    done: () => done(to?.name ?? ''),
    onClose,
    onGone,
    invalidates: invalidates,
  });
  const submit = () => {
    setTried(true);
    if (to) void transfer.run({ id: detail.id, rev: detail.rev, toId: to.id, comment });
  };
  return (
    <ActForm verb={verb} isBusy={transfer.busy} onSubmit={submit} onClose={onClose}>
      <SuccessorField
        value={to}
        onChange={setTo}
        isTried={isTried}
        {...(detail.shop.id ? { shopId: detail.shop.id } : {})}
        without={without}
        hint={t('ui.act.toHint')}
      />
      <CommentField value={comment} onChange={setComment} />
    </ActForm>
  );
}
