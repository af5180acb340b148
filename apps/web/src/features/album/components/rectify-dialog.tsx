import { albumApi } from '@rondo/contract/album';
import { UPLOAD } from '@rondo/domain/upload';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { emptyProblem, problemInput } from '../../../shared/problem/problem-plan.ts';
import { ProblemWhat } from '../../../shared/problem/problem-what.tsx';
import { ProblemWho } from '../../../shared/problem/problem-who.tsx';
import { useProblem } from '../../../shared/problem/use-problem.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';
import { ChosenPictures } from './chosen-pictures.tsx';

interface Props extends ActProps {
  /** Else by how many pictures it is about. */
  title?: string;
  /** The picture was captured for this alone. */
  isSpotCheck?: boolean;
}

/** Starts a rectification because of pictures of one store. Hours and people begin as the company has set them, as where a problem is reported. */
export function RectifyDialog({ title: heading, isSpotCheck = false, pictures, addressOf, onClose, onDone }: Props) {
  const t = useT();
  const shop = pictures[0]?.shop;
  const [plan, setPlan] = useState(() => emptyProblem(shop?.id ?? null));
  const { part, attempt, isKnown, isLoading, failure, retry } = useProblem(plan, setPlan);
  const rectify = useAct(albumApi.rectify, {
    invalidates: ['rectification'],
    onDone: ({ number }) => {
      toast.ok(t('album.rectify.done', { number }));
      onDone();
    },
  });
  const submit = () => {
    // Before it is known whom the company has set for the store, nobody can say that they are missing.
    if (isLoading || !attempt()) return;
    const ids = pictures.map(({ id }) => id);
    void rectify.run({ requestId: plan.requestId, ids, isSpotCheck, ...problemInput(plan, part.chosen, isKnown) });
  };
  return (
    <Dialog title={heading ?? t('album.rectify.title', { count: pictures.length })} isSheet isSticky onClose={onClose}>
      <ActForm verb={t('album.rectify.act')} isBusy={rectify.busy || isLoading} onSubmit={submit} onClose={onClose}>
        <ChosenPictures pictures={pictures} addressOf={addressOf} />
        <p className="meta album-of-store">
          <Link to={`/shop?open=${shop?.id ?? ''}`}>{shop?.name}</Link>
          {!heading && ` · ${t('album.rectify.most', { max: UPLOAD.picture.files })}`}
        </p>
        <ProblemWhat {...part} />
        {failure && !isKnown ? <LoadFailure failure={failure} onRetry={retry} /> : <ProblemWho {...part} />}
      </ActForm>
    </Dialog>
  );
}
