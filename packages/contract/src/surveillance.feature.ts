import { type ContractFeature, tell } from './contract-feature.ts';

export const surveillanceFeature = {
  noun: 'surveillance',
  readFrom: { surveillance: '/surveillance/', cameraView: '/surveillance/view/', watch: '/surveillance/watch/' },
  refusals: {
    TOO_MANY_STREAMS: tell(92111),
    MEDIA_AWAY: tell(92112),
    CAMERA_VIEWS_FULL: tell(92113),
    CAMERA_VIEW_TAKEN: tell(92114),
    NO_PICTURE: tell(92115),
    NO_RECORDING: tell(92116),
  },
} as const satisfies ContractFeature;
