import { companyApi } from '@rondo/contract/company';
import { useState } from 'react';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { CodeField } from '../../../shared/ui/form/code-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdministrators } from '../use-administrators.ts';
import { useOwnCode } from '../use-own-code.ts';

/** Offers the company to an administrator, with a code of the owner's own. */
export function OfferDialog({ ownerId, onClose }: { ownerId: string; onClose: () => void }) {
  const t = useT();
  const [toId, setToId] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const { administrators, isLoading, search } = useAdministrators(ownerId);
  const own = useOwnCode('offer_ownership');
  const offer = useAct(companyApi.offer, {
    onRefused: (refusal: Refusal) => {
      if (refusal.reason !== 'CODE_WRONG') return false;
      own.refuse(refusal.message);
      return true;
    },
    onDone: () => {
      const name = administrators.find((one) => one.id === toId)?.name ?? '';
      toast.ok(t('company.owner.sent', { name }));
      onClose();
    },
  });
  const submit = () => {
    setFault(toId === null ? t('rule.required') : undefined);
    if (own.check() && toId !== null) void offer.run({ toId, code: own.code });
  };
  const isAlone = !isLoading && administrators.length === 0 && !search.isUsed;
  return (
    <Dialog title={t('company.owner.transfer')} width={460} isSticky onClose={onClose}>
      <ActForm verb={t('company.owner.send')} isBusy={offer.busy} onSubmit={submit} onClose={onClose}>
        <p>{t('company.owner.effect')}</p>
        <SelectField
          label={t('company.owner.to')}
          isRequired
          isSearchable
          isLoading={isLoading}
          placeholder={t('company.owner.toPlaceholder')}
          value={toId}
          options={administrators.map((one) => ({ value: one.id, label: one.name }))}
          hint={isAlone ? t('company.owner.noAdmins') : t('company.owner.toHint')}
          error={fault}
          onSearch={search.run}
          onChange={(id) => {
            setToId(id);
            setFault(undefined);
          }}
        />
        <CodeField label={t('company.owner.code')} isRequired {...own.field} />
      </ActForm>
    </Dialog>
  );
}
