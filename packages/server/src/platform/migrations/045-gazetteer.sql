-- Streets and neighbourhoods of cities: the same for every business, loaded by the operator.
create table gazetteer_crossings (
  city text not null,
  street text not null,
  cross_street text not null,
  lat double precision not null,
  lng double precision not null
);
create index on gazetteer_crossings (city, street, cross_street);
create index on gazetteer_crossings (city, lat, lng);

create table gazetteer_neighbourhoods (
  city text not null,
  name text not null,
  polygons jsonb not null,
  min_lat double precision not null,
  max_lat double precision not null,
  min_lng double precision not null,
  max_lng double precision not null
);
create index on gazetteer_neighbourhoods (city, min_lat, max_lat);
