export const cameraCheckFeature = {
  audit: {
    kind: { cameraCheck: '摄像头核对' },
    event: { cameraCheck: { switched_on: '开启摄像头核对', switched_off: '关闭摄像头核对' } },
  },
} as const;
