/** Rings of a terrain that looks the same each time for the same place. Pure drawing: it claims nothing of the ground. */
export function contourPaths(
  lat: number,
  lng: number,
  { width, height }: { width: number; height: number },
): string[] {
  const phase = (lat * 12.9898 + lng * 78.233) % (2 * Math.PI);
  return Array.from({ length: ringCount }, (_, ring) => {
    const points = Array.from({ length: pointCount }, (_point, index) => {
      const angle = (index / pointCount) * 2 * Math.PI;
      const swell =
        1 + 0.16 * Math.sin(2 * angle + phase) + 0.09 * Math.sin(3 * angle - 2 * phase + ring / 3);
      const radius = (height / 5) * (ring + 0.6) * swell;
      const x = width / 2 + 1.7 * radius * Math.cos(angle);
      const y = height / 2 + radius * Math.sin(angle);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  });
}

const ringCount = 7;
const pointCount = 48;
