import { type Draft, dates, day, type Ids, idOf } from './draft.ts';

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
      description: component.description,
      favorite: component.favorite,
      ...dates(at),
    };
  });
}

/** Which component is part of which drone. */
export function partRows({ data }: Draft, components: readonly { id: string }[], drones: Ids) {
  return data.gear.components.flatMap(({ drone }, position) => {
    const component = components[position];
    return drone && component
      ? [{ drone_id: idOf(drones, drone), component_id: component.id, position }]
      : [];
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
      ...dates(at),
    };
  });
}
