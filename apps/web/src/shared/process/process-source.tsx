import type { ProcessSetting } from '@rondo/contract/inspect-setting';
import type { ReactNode } from 'react';
import { useT } from '../i18n.tsx';
import { Segment } from '../ui/form/segment.tsx';
import { ProcessFacts } from './process-facts.tsx';
import './process-source.css';

interface Props {
  /** Those of several templates that differ; one, where all have the same. */
  presets: readonly ProcessSetting[];
  value: 'own' | 'default';
  onChange: (value: 'own' | 'default') => void;
  /** The fields of a choice for this one. */
  children: ReactNode;
}

/** Which process holds and where it comes from: dispatch over template over company. */
export function ProcessSource({ presets, value, onChange, children }: Props) {
  const t = useT();
  const isOpen = presets.every(({ allowsOverride }) => allowsOverride);
  const isOwn = value === 'own' && isOpen;
  const source = isOwn ? 'dispatch' : presets.some(({ template }) => template) ? 'template' : 'company';
  return (
    <div className="process-source">
      {isOpen && (
        <Segment
          label={t('inspectSetting.choice.title')}
          isWide
          value={value}
          onChange={onChange}
          options={[
            { value: 'default', label: t('inspectSetting.choice.default') },
            { value: 'own', label: t('inspectSetting.choice.own') },
          ]}
        />
      )}
      <p className="meta">
        <strong>{t('inspectSetting.choice.from', { source: t(`inspectSetting.simulate.sources.${source}`) })}</strong>
        {' · '}
        {t(isOpen ? 'inspectSetting.choice.order' : 'inspectSetting.choice.fixed')}
      </p>
      {isOwn
        ? children
        : presets.map((preset) => (
            <section key={preset.id}>
              {presets.length > 1 && <h4>{preset.template?.name ?? t('inspectSetting.simulate.sources.company')}</h4>}
              <ProcessFacts process={preset} />
            </section>
          ))}
    </div>
  );
}
