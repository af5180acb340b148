import { albumApi } from '@rondo/contract/album';
import { allOf } from '@rondo/contract/kit/endpoint';
import { surveillanceApi, type WatchedCamera } from '@rondo/contract/surveillance';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useCan } from '../../../shared/session/me.ts';

/** Takes the picture, and starts a rectification because of it. */
const SPOT_CHECK = allOf('x_capture', 'image_library_view', 'x_dispatch');

export interface SpotCheck {
  begin: (camera: WatchedCamera) => void;
  isBusy: boolean;
}

/** A video spot check (product 7): what a live picture shows is captured and becomes a rectification, without a template. */
export function useSpotCheck() {
  const can = useCan();
  const [pictureId, setPictureId] = useState<string | null>(null);
  const capture = useAct(surveillanceApi.capture, { invalidates: ['album'], onDone: ({ id }) => setPictureId(id) });
  const begin = ({ id: cameraId }: WatchedCamera) => void capture.run({ cameraId, requestId: uuidv7() });
  // Nobody asked for a picture in the gallery: what proves nothing goes with the question.
  const forget = useAct(albumApi.remove);
  const close = () => setPictureId(null);
  const cancel = () => {
    if (pictureId !== null) void forget.run({ ids: [pictureId] });
    close();
  };
  const spotCheck: SpotCheck | null = can(SPOT_CHECK) ? { begin, isBusy: capture.busy } : null;
  return { spotCheck, pictureId, close, cancel };
}
