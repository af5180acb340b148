/** A place on the map service that works where the language is read; both take the coordinates of GPS. */
export function mapLink(latitude: number, longitude: number, language: string): string {
  return language === 'zh-CN'
    ? `https://uri.amap.com/marker?position=${longitude},${latitude}&coordinate=wgs84`
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
