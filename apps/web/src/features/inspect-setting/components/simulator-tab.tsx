import type { Output } from '@rondo/contract/kit/endpoint';
import { shopOptions } from '@rondo/contract/shop-options';
import { taskApi } from '@rondo/contract/task';
import { templateOptions } from '@rondo/contract/template-options';
import { MODES, type Mode } from '@rondo/domain/task';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { failureWords } from '../../../shared/http/http.ts';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { RoleOfStore } from '../../task/index.ts';
import { SimulatedSteps } from './simulated-steps.tsx';

const EXECUTORS = ['manager', 'role', 'me'] as const;

/** What is simulated, as it stands in the address. */
function useAsked() {
  const [query, setQuery] = useSearchParams();
  const set = (patch: Record<string, string | null>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(patch)) {
          if (value === null) next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: true },
    );
  const mode: Mode = MODES.find((one) => one === query.get('mode')) ?? 'on_site';
  const executor = EXECUTORS.find((one) => one === query.get('executor')) ?? 'manager';
  const [shopId, templateId, roleId] = ['shopId', 'templateId', 'roleId'].map((key) => query.get(key));
  return { set, mode, executor, shopId: shopId ?? null, templateId: templateId ?? null, roleId: roleId ?? null };
}
type Asked = ReturnType<typeof useAsked>;

/** The people of a task at a store that is not created (product 26c). */
export function SimulatorTab() {
  const t = useT();
  const asked = useAsked();
  return (
    <>
      <section className="card setting-card setting-fields" aria-label={t('inspectSetting.simulator')}>
        <ShopField {...asked} />
        <SelectField
          label={t('inspectSetting.simulate.mode')}
          options={MODES.map((value) => ({ value, label: t(`state.mode.${value}`) }))}
          value={asked.mode}
          onChange={(mode) => asked.set({ mode, templateId: null })}
        />
        <TemplateField {...asked} />
        <SelectField
          label={t('inspectSetting.simulate.executor')}
          options={EXECUTORS.map((value) => ({ value, label: t(`inspectSetting.simulate.executors.${value}`) }))}
          value={asked.executor}
          onChange={(executor) => asked.set({ executor, roleId: null })}
        />
        {asked.executor === 'role' && <RoleOfStore value={asked.roleId} onChange={(roleId) => asked.set({ roleId })} />}
      </section>
      <Answer {...asked} />
    </>
  );
}

function ShopField({ shopId, set }: Asked) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useCall(shopOptions, { keyword, openOnly: true }, { keepPrevious: true, part: true });
  const chosen = useCall(shopOptions, { ids: shopId ? [shopId] : [] }, { enabled: shopId !== null, part: true });
  const all = new Map([...(chosen.data ?? []), ...(found.data ?? [])].map((shop) => [shop.id, shop]));
  return (
    <SelectField
      label={t('inspectSetting.simulate.shop')}
      isRequired
      isSearchable
      onSearch={setKeyword}
      isLoading={found.isFetching}
      onRetry={retryOf(found)}
      options={[...all.values()].map((shop) => ({
        value: shop.id,
        label: shop.groupPath ? `${shop.name} · ${shop.groupPath}` : shop.name,
      }))}
      value={shopId}
      onChange={(id) => set({ shopId: id })}
    />
  );
}

function TemplateField({ mode, templateId, set }: Asked) {
  const t = useT();
  const read = useCall(templateOptions, { mode }, { part: true });
  return (
    <SelectField
      label={t('inspectSetting.simulate.template')}
      isRequired
      isSearchable
      isLoading={read.isPending}
      onRetry={retryOf(read)}
      options={(read.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={templateId}
      onChange={(id) => set({ templateId: id })}
    />
  );
}

type Executor = { kind: 'manager' } | { kind: 'role'; roleId: string };

/** Nothing while the inspector is started by the reader, or the role is not chosen yet. */
const executorOf = ({ executor, roleId }: Asked): Executor | undefined =>
  executor === 'manager'
    ? { kind: 'manager' }
    : executor === 'role' && roleId !== null
      ? { kind: 'role', roleId }
      : undefined;

function Answer(asked: Asked) {
  const t = useT();
  const { shopId, templateId, mode, executor, roleId } = asked;
  const isComplete = shopId !== null && templateId !== null && (executor !== 'role' || roleId !== null);
  const rule = executorOf(asked);
  const read = useCall(
    taskApi.simulate,
    { shopId: shopId ?? '', templateId: templateId ?? '', mode, ...(rule ? { executor: rule } : {}) },
    { enabled: isComplete, part: true },
  );
  if (!isComplete) return <p className="dense">{t('inspectSetting.simulate.choose')}</p>;
  if (read.isLoadingError) {
    return (
      <div role="alert">
        <p className="field-error">{failureWords(read.error)}</p>
        <button type="button" className="button button-small" onClick={() => void read.refetch()}>
          {t('ui.retry')}
        </button>
      </div>
    );
  }
  const found: Output<typeof taskApi.simulate> | undefined = read.data;
  return found ? <SimulatedSteps found={found} /> : <SkeletonRows rows={4} />;
}
