import { HOURS_PARTS, shopApi } from '@rondo/contract/shop';
import { shopGroups, shopOptions } from '@rondo/contract/shop-options';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ShopDetail } from '../shop-detail.ts';

interface Props {
  shop: ShopDetail;
  onClose: () => void;
}

/** Gives other stores the hours of this one; the drawer of background work tells of each that was left out. */
export function CopyHoursDialog({ shop, onClose }: Props) {
  const t = useT();
  const [parts, setParts] = useState<(typeof HOURS_PARTS)[number]>('both');
  const [shopIds, setShopIds] = useState<string[]>([]);
  const [groupIds, setGroupIds] = useState<string[]>([]);
  const [fault, setFault] = useState('');
  const [requestId] = useState(() => uuidv7());
  const copy = useAct(shopApi.copyHours, {
    onDone: ({ shops }) => {
      toast.info(t('shop.copyHours.started', { count: shops }));
      onClose();
    },
    onRefused: (refusal) => {
      setFault(refusal.fields[0]?.message ?? refusal.message);
      return true;
    },
  });
  const submit = () => {
    if (shopIds.length + groupIds.length === 0) return setFault(t('shop.copyHours.targets'));
    setFault('');
    void copy.run({ fromId: shop.id, parts, shopIds, groupIds, requestId });
  };
  const guard = useDraftGuard({ parts, shopIds, groupIds }, onClose);
  return (
    <Dialog title={t('shop.copyHours.title')} isSheet isSticky onClose={guard.close}>
      <ActForm verb={t('shop.copyHours.act')} isBusy={copy.busy} onSubmit={submit} onClose={guard.close}>
        <CountedNextRun />
        <p>{t('shop.copyHours.from', { name: shop.name })}</p>
        <Segment
          label={t('shop.copyHours.parts')}
          value={parts}
          options={HOURS_PARTS.map((value) => ({ value, label: t(`shop.copyHours.${value}`) }))}
          onChange={setParts}
        />
        <GroupsField value={groupIds} onChange={setGroupIds} />
        <ShopsField except={shop.id} value={shopIds} error={fault} onChange={setShopIds} />
        <p className="field-hint">{t('shop.copyHours.hint')}</p>
      </ActForm>
      {guard.question}
    </Dialog>
  );
}

interface FieldProps {
  value: string[];
  onChange: (ids: string[]) => void;
}

function GroupsField({ value, onChange }: FieldProps) {
  const t = useT();
  const groups = useCall(shopGroups, {});
  const options = (groups.data ?? [])
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map((group) => ({ value: group.id, label: group.path || group.name }));
  return (
    <MultiSelectField
      label={t('shop.copyHours.groups')}
      value={value}
      onChange={onChange}
      options={options}
      isLoading={groups.isPending}
      isSearchable
    />
  );
}

function ShopsField({ except, value, error, onChange }: FieldProps & { except: string; error: string }) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useCall(shopOptions, { keyword }, { keepPrevious: true });
  const chosen = useCall(shopOptions, { ids: value }, { enabled: value.length > 0, keepPrevious: true });
  const shops = new Map([...(chosen.data ?? []), ...(found.data ?? [])].map((one) => [one.id, one]));
  shops.delete(except);
  return (
    <MultiSelectField
      label={t('shop.copyHours.shops')}
      value={value}
      onChange={onChange}
      options={[...shops.values()].map(({ id, name, groupPath }) => ({
        ...{ value: id, label: name },
        title: [name, groupPath].filter(Boolean).join(' · '),
      }))}
      isLoading={found.isPending}
      isSearchable
      onSearch={setKeyword}
      error={error}
    />
  );
}
