import { type ContractFeature, tell } from './contract-feature.ts';

export const deviceFeature = {
  noun: 'device',
  readFrom: { device: '/device/' },
  refusals: {
    DEVICE_SERIAL_TAKEN: tell(92101),
    DEVICE_ADDRESS_REFUSED: tell(92102),
    CAMERA_WITHOUT_STREAM: tell(92103),
    DEVICE_PASSWORD_LOST: tell(92104),
    NO_SECRET_KEY: tell(92105),
    DEVICE_NOT_CONTROLLED: tell(92106),
    DEVICE_NOT_ONLINE: tell(92107),
    DEVICE_BUSY: tell(92108),
    DEVICE_NAME_DIFFERS: tell(92109),
    CARD_NOT_THERE: tell(92110),
  },
} as const satisfies ContractFeature;
