import { memberApi } from '@rondo/contract/member';
import { rectificationApi } from '@rondo/contract/rectification';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';

/** Another handler, out of those who work for the store. */
export function TransferAct({ detail, onClose, onGone }: ActProps) {
  const t = useT();
  const [toId, setToId] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const people = useCall(memberApi.options, { shopId: detail.shop.id, keyword: words }, { keepPrevious: true });
  const others = (people.data ?? []).filter((p) => !detail.handlers.some((h) => h.id === p.id));
  const transfer = useAct(rectificationApi.transfer, {
    onDone: () => {
      toast.ok(t('rectification.done.transfer', { name: others.find((p) => p.id === toId)?.name ?? '' }));
      refreshCounters();
      onClose();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
      onClose();
    },
    touches: ['task'],
  });
  const submit = () => {
    setTried(true);
    if (toId) void transfer.run({ id: detail.id, rev: detail.rev, toId, comment });
  };
  return (
    <ActForm verb={t('rectification.act.transfer')} isBusy={transfer.busy} onSubmit={submit} onClose={onClose}>
      <SelectField
        label={t('rectification.form.to')}
        hint={t('rectification.form.toHint')}
        {...(isTried && !toId ? { error: t('rectification.form.toNeeded') } : {})}
        isRequired
        isSearchable
        isLoading={people.isFetching}
        onSearch={setWords}
        options={others.map((p) => ({ value: p.id, label: p.roles[0] ? `${p.name} · ${p.roles[0]}` : p.name }))}
        value={toId}
        onChange={setToId}
      />
      <TextField
        label={t('rectification.form.comment')}
        value={comment}
        onChange={setComment}
        rows={2}
        maxLength={500}
      />
    </ActForm>
  );
}
