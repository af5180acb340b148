import type { Output } from '@rondo/contract/kit/endpoint';
import { supportApi } from '@rondo/contract/support';
import type { CheckedPart } from '@rondo/domain/support-check';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

type Line = Output<typeof supportApi.checkModels>[number];

/** What looks at pictures and answers questions here: whether each of them answers now, and how to mend what does not. */
export function ModelsChecked({ read }: { read: ReturnType<typeof useModelsChecked> }) {
  const t = useT();
  const { data } = read;
  return (
    <section className="support-part" aria-busy={read.isFetching}>
      <h2>{t('support.check.models')}</h2>
      <p className="meta">{read.isFetching ? t('support.check.asking') : t('support.check.modelsHint')}</p>
      {!data && read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {!data && !read.isError && <SkeletonRows rows={5} />}
      {data && (
        <Facts
          columns={1}
          items={data.map((line) => ({
            label: t(`support.check.part.${line.part}`),
            value: <Answer line={line} />,
          }))}
        />
      )}
    </section>
  );
}

/** Asked when the page opens, and again by the button of the page: models take a while, the rest of the page does not wait for them. */
export const useModelsChecked = () => useCall(supportApi.checkModels, {}, { part: true, fresh: true });

function Answer({ line }: { line: Line }) {
  const t = useT();
  const { part, state, what, tookMs, cause } = line;
  if (state === 'runs') {
    const ms = tookMs ?? 0;
    return <>{what === '' ? t('support.check.runs', { ms }) : t('support.check.runsAs', { what, ms })}</>;
  }
  if (state === 'off') return <Mend says={t('support.check.isOff')} how={t(`support.check.off.${part}`)} />;
  const says = what === '' ? t('support.check.fails') : t('support.check.failsAs', { what });
  return <Mend says={cause ? `${says}: ${t(`support.check.why.${cause}`)}` : says} how={causeOf(t, part)} />;
}

const causeOf = (t: Translate, part: CheckedPart): string => t(`support.check.cause.${part}`);

function Mend({ says, how }: { says: string; how: string }) {
  const t = useT();
  return (
    <>
      {says}
      <br />
      <span className="meta">{t('support.check.mend', { how })}</span>
    </>
  );
}
