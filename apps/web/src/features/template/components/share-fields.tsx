import { shopGroups } from '@rondo/contract/shop-options';
import { templateApi } from '@rondo/contract/template';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ShopTagField } from '../../../shared/inspect/shop-tags.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { PickerField, usePickablePeople, usePickableShops } from '../../task/index.ts';
import type { ShareFormPart } from '../share-draft.ts';

/** Who may use it: everybody, or roles, departments and members. */
export function ShareWith({ draft, put, faults }: ShareFormPart) {
  const t = useT();
  const choices = useCall(templateApi.shareChoices, {}, { part: true, enabled: draft.with === 'some' });
  const optionsOf = (all: readonly { id: string; name: string }[] | undefined) =>
    (all ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section className="te-share-part">
      <h3>{t('template.share.with')}</h3>
      <RadioCards
        label={t('template.share.with')}
        value={draft.with}
        onChange={(next) => put({ with: next })}
        options={[
          { value: 'all', label: t('template.share.withAll') },
          { value: 'some', label: t('template.share.withSome'), hint: t('template.share.withHint') },
        ]}
      />
      {draft.with === 'some' && (
        <>
          <MultiSelectField
            label={t('template.share.roleIds')}
            value={draft.roleIds}
            onChange={(roleIds) => put({ roleIds })}
            options={optionsOf(choices.data?.roles)}
            isSearchable
            isLoading={choices.isPending}
            onRetry={retryOf(choices)}
          />
          <MultiSelectField
            label={t('template.share.departmentIds')}
            value={draft.departmentIds}
            onChange={(departmentIds) => put({ departmentIds })}
            options={optionsOf(choices.data?.departments)}
            isSearchable
            isLoading={choices.isPending}
            onRetry={retryOf(choices)}
          />
          <PickerField
            label={t('template.share.memberIds')}
            value={draft.memberIds}
            onChange={(memberIds) => put({ memberIds })}
            useFound={usePickablePeople}
          />
        </>
      )}
      <FieldError>{faults.with}</FieldError>
    </section>
  );
}

/** Where it may be used: at all stores, or at those of groups, tags and formats and at single ones. */
export function ShareAt({ draft, put, faults, hiddenShops }: ShareFormPart & { hiddenShops: number }) {
  const t = useT();
  const groups = useCall(shopGroups, {}, { part: true, enabled: draft.at === 'some' });
  return (
    <section className="te-share-part">
      <h3>{t('template.share.at')}</h3>
      <RadioCards
        label={t('template.share.at')}
        value={draft.at}
        onChange={(next) => put({ at: next })}
        options={[
          { value: 'all', label: t('template.share.atAll') },
          { value: 'some', label: t('template.share.atSome'), hint: t('template.share.atHint') },
        ]}
      />
      {draft.at === 'some' && (
        <>
          <MultiSelectField
            label={t('template.share.groupIds')}
            value={draft.groupIds}
            onChange={(groupIds) => put({ groupIds })}
            options={(groups.data ?? []).map(({ id, path, name }) => ({ value: id, label: path || name }))}
            isSearchable
            isLoading={groups.isPending}
            onRetry={retryOf(groups)}
          />
          <ShopTagField label={t('template.share.tags')} value={draft.tags} onChange={(tags) => put({ tags })} />
          <MultiSelectField
            label={t('template.share.formats')}
            value={draft.formats}
            onChange={(formats) => put({ formats })}
            options={SHOP_FORMATS.map((value) => ({ value, label: t(`shop.format.${value}`) }))}
          />
          <PickerField
            label={t('template.share.shopIds')}
            value={draft.shopIds}
            onChange={(shopIds) => put({ shopIds })}
            useFound={usePickableShops}
          />
        </>
      )}
      {hiddenShops > 0 && <p className="meta">{t('template.share.hiddenShops', { count: hiddenShops })}</p>}
      <FieldError>{faults.at}</FieldError>
    </section>
  );
}
