import { type Draft, dates, day, idOf } from './draft.ts';

export function componentRows({ data, now, newId, pilots }: Draft) {
  return data.gear.components.map((component, index) => {
    const at = now - (40 - index) * day;
    return {
      id: newId(at),
      owner_id: idOf(pilots, component.pilot),
      name: component.name,
      type: component.type,
      brand: component.brand,
      weight_g: component.weight,
      quantity: component.quantity,
      description: component.description,
      favorite: component.favorite,
      ...dates(at),
    };
  });
}

/** Which component sits on which drone, since the drone is there or since it left another. */
export function installationRows(
  { data, now, newId }: Draft,
  components: readonly { id: string; quantity: number }[],
  drones: readonly { id: string; created_at: Date }[],
) {
  const keys = new Map(data.drones.map(({ key }, index) => [key, drones[index]]));
  return data.gear.components.flatMap(({ drone, before }, position) => {
    const component = components[position];
    const moved = before && new Date(now - before.until * day);
    const place = (key: string | undefined, from?: Date, to: Date | null = null) => {
      const on = keys.get(key ?? '');
      if (!on || !component) return [];
      const at = from ?? on.created_at;
      const { id: component_id, quantity } = component;
      return [
        {
          ...{ id: newId(at.getTime()), drone_id: on.id, component_id, quantity, position },
          ...{ installed_at: at, removed_at: to, ...dates(at.getTime()) },
        },
      ];
    };
    return [...place(before?.drone, undefined, moved), ...place(drone, moved)];
  });
}

export function equipmentRows({ data, now, newId, pilots }: Draft) {
  return data.gear.equipment.map((item, index) => {
    const at = now - (30 - index) * day;
    return {
      id: newId(at),
      owner_id: idOf(pilots, item.pilot),
      name: item.name,
      type: item.type,
      brand: item.brand,
      model: item.model,
      condition: item.condition,
      status: item.status,
      price_minor: item.price,
      currency: 'EUR',
      purchase_date: new Date(now - item.bought * day).toISOString().slice(0, 10),
      warranty: JSON.stringify(item.warranty ?? ''),
      location: item.location,
      notes: item.notes,
      favorite: item.favorite,
      cells: item.battery?.cells ?? null,
      capacity_mah: item.battery?.capacityMah ?? null,
      connector: item.battery?.connector ?? '',
      cycles: item.battery?.cycles ?? null,
      ...dates(at),
    };
  });
}

/** Which batteries flew on which flights, and how far their cells sank. */
export function packRows(
  { data }: Draft,
  flights: readonly { id: string }[],
  equipment: readonly { id: string }[],
) {
  return data.gear.equipment.flatMap(({ flown }, index) => {
    const battery = equipment[index];
    if (!flown || !battery) return [];
    const ofDrone = data.flights
      .map(({ drone, daysAgo }, at) => ({ drone, daysAgo, flight: flights[at] }))
      .filter(({ drone }) => drone === flown.drone)
      .sort((one, other) => one.daysAgo - other.daysAgo);
    return flown.volts.toReversed().flatMap(([rest_before, min_cell, rest_after], ago) => {
      const flight = ofDrone[ago]?.flight;
      const measured = { rest_before, min_cell, rest_after };
      return flight
        ? [{ flight_id: flight.id, equipment_item_id: battery.id, position: index, ...measured }]
        : [];
    });
  });
}

export function statusChangeRows({ data, now, newId }: Draft, equipment: readonly { id: string }[]) {
  return data.gear.equipment.flatMap(({ sale }, index) => {
    const item = equipment[index];
    if (!sale || !item) return [];
    const at = now - sale.days * day;
    return [
      {
        id: newId(at),
        equipment_item_id: item.id,
        from_status: 'active' as const,
        status: 'sold' as const,
        on_day: new Date(at).toISOString().slice(0, 10),
        price_minor: sale.price,
        currency: 'EUR',
        note: sale.note,
        created_at: new Date(at),
      },
    ];
  });
}
