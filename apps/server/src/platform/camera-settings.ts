import { optional, optionalUrl, share } from './setting-parsers.ts';

/** Rows of the table of settings: how people are found in pictures of cameras, and counted; what demo cameras play. */
export const cameraSettings = {
  detectorOnnx: {
    env: 'DETECTOR_ONNX',
    fallback: '',
    about:
      'ONNX file of a network of the YOLOX family that finds people in pictures in place of the one that comes along.',
    parse: optional,
  },
  visionShare: {
    env: 'VISION_SHARE',
    fallback: '0.5',
    about:
      'How much of one core counting people on cameras may use, from 0.05 to 16; cameras for which no time is left are not counted, and shown so.',
    parse: share,
  },
  visionUrl: {
    env: 'VISION_BASE_URL',
    fallback: '',
    about: 'OpenAI-compatible endpoint of the vision-language model, where it is another one than LLM_BASE_URL.',
    parse: optionalUrl('http:', 'https:'),
  },
  visionModel: {
    env: 'VISION_MODEL',
    fallback: '',
    about:
      'Name of a vision-language model that answers questions about pictures of cameras; without one AI rules that ask such a question have no result.',
    parse: optional,
  },
  visionKey: { env: 'VISION_API_KEY', fallback: '', about: 'Key for VISION_BASE_URL.', parse: optional },
  clipsDir: {
    env: 'CLIPS_DIR',
    fallback: '',
    about: 'Folder of the clips that demo cameras play; without it the one that comes along.',
    parse: optional,
  },
};
