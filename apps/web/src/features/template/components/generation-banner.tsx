import type { ShownGeneration } from '@rondo/contract/template-generation';
import type { GenerationMethod } from '@rondo/domain/generation/draft';
import type { MessageKey } from '@rondo/messages';
import { saveFile } from '../../../shared/http/download.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';

const BY: Record<GenerationMethod, MessageKey> = {
  structure: 'template.generation.byStructure',
  model: 'template.generation.byModel',
  fallback: 'template.generation.byFallback',
};

/** What a generated draft came from, how, and what was left out: to be reviewed before it is published. */
export function GenerationBanner({ generation }: { generation: ShownGeneration }) {
  const t = useT();
  const { source, file, method, sources, unproved, leftOut } = generation;
  const facts = [
    t('template.generation.count', { count: sources.length }),
    t(BY[method]),
    ...(unproved > 0 ? [t('template.generation.unproved', { count: unproved })] : []),
    ...(leftOut > 0 ? [t('template.generation.leftOut', { count: leftOut })] : []),
  ];
  return (
    <Banner
      tone="wait"
      title={source === '' ? t('template.generation.fromText') : t('template.generation.from', { source })}
      action={
        file && (
          <Button isSmall onPress={() => void saveFile(file.path, file.name)}>
            {t('template.generation.openSource')}
          </Button>
        )
      }
    >
      {` ${facts.join(' · ')}`}
    </Banner>
  );
}
